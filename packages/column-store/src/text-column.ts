// The control character is illegal in XML, so that no text of a note contains it.
const separator = '\u0002';
const separatorByte = 2;

/** Encodes texts as one UTF-8 column, in their order. */
export function encodeTexts(texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => text.replaceAll(separator, ' ')).join(separator));
}

/** A column written by `encodeTexts`, decoded only as far as it is read. */
export class TextColumn {
  readonly #column: Buffer;
  #knownStarts: Uint32Array | undefined;

  constructor(column: Buffer) {
    this.#column = column;
  }

  /** Returns the text at the index (from 0). */
  at(index: number): string {
    return this.#column.toString('utf8', this.#starts[index], (this.#starts[index + 1] ?? 0) - 1);
  }

  /** Returns all texts. */
  all(): string[] {
    return this.#column.toString('utf8').split(separator);
  }

  /** Returns a 1 for each text that contains `part`, or with `whole` equals it. Searches the bytes without decoding. */
  marksOf(part: string, { whole }: { whole: boolean }): Uint8Array {
    const starts = this.#starts;
    const marks = new Uint8Array(starts.length - 1);
    const wanted = Buffer.from(part);
    let index = 0;
    for (let at = this.#find(wanted, 0); at >= 0 && index < marks.length; ) {
      while ((starts[index + 1] ?? 0) <= at) index++;
      const [start, next] = [starts[index] ?? 0, starts[index + 1] ?? 0];
      if (!whole || (at === start && at + wanted.length === next - 1)) marks[index] = 1;
      index++;
      at = this.#find(wanted, next);
    }
    return marks;
  }

  /** `indexOf` that also finds an empty last text. */
  #find(wanted: Buffer, from: number): number {
    return from > this.#column.length ? -1 : this.#column.indexOf(wanted, from);
  }

  get #starts(): Uint32Array {
    this.#knownStarts ??= startsOf(this.#column);
    return this.#knownStarts;
  }
}

/** Returns the offset of each text and, as the last element, the offset that a further text would have. */
function startsOf(column: Buffer): Uint32Array {
  const starts = [0];
  for (let at = column.indexOf(separatorByte); at >= 0; at = column.indexOf(separatorByte, at + 1)) starts.push(at + 1);
  starts.push(column.length + 1);
  return Uint32Array.from(starts);
}
