import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { Annex } from '../reading.ts';
import { type NcmReason, ncmReasons } from '../rules/ncm-classify.ts';
import { type ItemAnswer, type MonoBar, monoBars } from './classify-item.ts';
import type { ItemFacts, NoteFacts } from './document-facts.ts';
import { type StReason, stReasons } from './icms-st.ts';

// Control characters cannot stand in XML text, so these part fields and lines without any escaping.
const FIELD = '\u0001';
const LINE = '\u0002';
const BUFFER_BYTES = 1 << 20;

/** One counted item as it lies in a spill file; its final group waits for the wholesaler rule. */
export interface SpilledItem {
  nItem: number;
  cProd: string;
  xProd: string;
  NCM: string;
  CEST: string;
  EXTIPI: string;
  CFOP: string;
  icms: string;
  cstPis: string;
  cstCofins: string;
  /** Signed cents. */
  value: number;
  annex: Annex;
  st: boolean;
  mono: boolean;
  cold: boolean;
  review: boolean;
  ncmReason: NcmReason;
  ncmRow: number;
  stReason: StReason;
  bar: MonoBar;
  /** Position of the decision that settled it, −1 without one. */
  decision: number;
}

export interface SpilledNote {
  key: string;
  mod: string;
  serie: string;
  numero: string;
  issued: string;
  emit: string;
  items: SpilledItem[];
}

/** Lines of counted items, written to a file that only this process reads again. */
export class ItemSpill {
  readonly path: string;
  readonly #fd: number;
  readonly #buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  #filled = 0;
  #written = 0;

  constructor(path: string) {
    this.path = path;
    this.#fd = openSync(path, 'wx', 0o600);
  }

  /** Where the note's lines start and how long they are. */
  write(note: NoteFacts, items: [ItemFacts, ItemAnswer][]): [offset: number, length: number] {
    let text = [note.key, note.mod, note.serie, note.numero, note.issued, note.emit].join(FIELD);
    for (const [item, answer] of items) text += LINE + itemLine(item, answer);
    const offset = this.#written + this.#filled;
    const most = text.length * 3;
    if (this.#filled + most > BUFFER_BYTES) this.#flush();
    if (most > BUFFER_BYTES) {
      const bytes = Buffer.from(text);
      this.#writeOut(bytes, bytes.length);
      return [offset, bytes.length];
    }
    const length = this.#buffer.write(text, this.#filled);
    this.#filled += length;
    return [offset, length];
  }

  #flush(): void {
    this.#writeOut(this.#buffer, this.#filled);
    this.#filled = 0;
  }

  #writeOut(bytes: Buffer, length: number): void {
    for (let done = 0; done < length; ) done += writeSync(this.#fd, bytes, done, length - done);
    this.#written += length;
  }

  close(): void {
    this.#flush();
    closeSync(this.#fd);
  }
}

function itemLine(item: ItemFacts, answer: ItemAnswer): string {
  const flags = Number(answer.st.st) + 2 * Number(answer.mono) + 4 * Number(answer.cold) + 8 * Number(answer.review);
  const printed =
    `${item.nItem}${FIELD}${item.cProd}${FIELD}${item.xProd}${FIELD}${item.NCM}${FIELD}${item.CEST}${FIELD}` +
    `${item.EXTIPI}${FIELD}${item.CFOP}${FIELD}${item.icms}${FIELD}${item.cstPis}${FIELD}${item.cstCofins}${FIELD}`;
  const found =
    `${item.value * answer.effect}${FIELD}${answer.annex}${FIELD}${flags}${FIELD}` +
    `${ncmReasons.indexOf(answer.ncm.reason)}${FIELD}${answer.ncm.row}${FIELD}` +
    `${stReasons.indexOf(answer.st.reason)}${FIELD}${monoBars.indexOf(answer.bar)}${FIELD}${answer.decision}`;
  return printed + found;
}

export function readSpilledNote(fd: number, offset: number, length: number): SpilledNote {
  const bytes = Buffer.allocUnsafe(length);
  readSync(fd, bytes, 0, length, offset);
  const [head, ...lines] = bytes.toString('utf8').split(LINE) as [string, ...string[]];
  const [key, mod, serie, numero, issued, emit] = head.split(FIELD) as [string, string, string, string, string, string];
  return { key, mod, serie, numero, issued, emit, items: lines.map(parseItemLine) };
}

function parseItemLine(line: string): SpilledItem {
  const parts = line.split(FIELD);
  const text = (i: number) => parts[i] as string;
  const number = (i: number) => Number(parts[i]);
  const flags = number(12);
  return {
    nItem: number(0),
    cProd: text(1),
    xProd: text(2),
    NCM: text(3),
    CEST: text(4),
    EXTIPI: text(5),
    CFOP: text(6),
    icms: text(7),
    cstPis: text(8),
    cstCofins: text(9),
    value: number(10),
    annex: text(11) as Annex,
    st: (flags & 1) !== 0,
    mono: (flags & 2) !== 0,
    cold: (flags & 4) !== 0,
    review: (flags & 8) !== 0,
    ncmReason: ncmReasons[number(13)] as NcmReason,
    ncmRow: number(14),
    stReason: stReasons[number(15)] as StReason,
    bar: monoBars[number(16)] as MonoBar,
    decision: number(17),
  };
}
