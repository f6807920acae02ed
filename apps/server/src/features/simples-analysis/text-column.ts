// It cannot stand in XML text, and JSON of an older run came from XML.
const LINE = '\u0002';
const SEPARATOR = 2;

/** Texts as one column. */
export function textColumn(texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => text.replaceAll(LINE, ' ')).join(LINE));
}

/** Texts as they were packed, decoded when they are asked for. */
export class TextColumn {
  readonly #column: Buffer;
  #known: Uint32Array | undefined;

  constructor(column: Buffer) {
    this.#column = column;
  }

  at(place: number): string {
    return this.#column.toString('utf8', this.#starts[place], (this.#starts[place + 1] as number) - 1);
  }

  all(): string[] {
    return this.#column.toString('utf8').split(LINE);
  }

  /** A mark for each text that has the part, or is all of it. None is decoded. */
  marksOf(part: string, { whole }: { whole: boolean }): Uint8Array {
    const starts = this.#starts;
    const marks = new Uint8Array(starts.length - 1);
    const wanted = Buffer.from(part);
    let place = 0;
    for (let at = this.#find(wanted, 0); at >= 0 && place < marks.length; ) {
      while ((starts[place + 1] as number) <= at) place++;
      const [start, next] = [starts[place] as number, starts[place + 1] as number];
      if (!whole || (at === start && at + wanted.length === next - 1)) marks[place] = 1;
      place++;
      at = this.#find(wanted, next);
    }
    return marks;
  }

  /** As `indexOf`, with the empty text that may stand at the very end. */
  #find(wanted: Buffer, from: number): number {
    return from > this.#column.length ? -1 : this.#column.indexOf(wanted, from);
  }

  get #starts(): Uint32Array {
    this.#known ??= startsOf(this.#column);
    return this.#known;
  }
}

/** Where each text starts, and where one more would. */
function startsOf(column: Buffer): Uint32Array {
  const starts = [0];
  for (let at = column.indexOf(SEPARATOR); at >= 0; at = column.indexOf(SEPARATOR, at + 1)) starts.push(at + 1);
  starts.push(column.length + 1);
  return Uint32Array.from(starts);
}
