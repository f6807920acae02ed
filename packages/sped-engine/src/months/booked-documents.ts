import { type TaxMonth, taxMonthKey } from '@restitui/brazil/tax-month.ts';
import { cfopClass } from '@restitui/tax-engine/rules/cfop-class.ts';
import type { LineGroup } from '../contributions/contributions-reader.ts';
import { isInForce, isTaxedExit } from '../lines/revenue-line.ts';
import type { NoteBook } from '../notes/note-book.ts';
import type { NoteFinding } from '../notes/note-finding.ts';
import type { Note } from '../notes/note-item.ts';
import { type KeyHashes, KeySet } from './key-set.ts';

/** A document of the client that an EFD books and whose note is in the upload. */
interface Booked {
  taxMonth: TaxMonth;
  reading: number;
  isInForce: boolean;
  /** Cancelled, denied or never used: COD_SIT 02 to 05. */
  isVoided: boolean;
  /** It has taxed lines. */
  isTaxed: boolean;
  total: number;
}

/** Takes what a comparison found. */
export type TakeFinding = (finding: NoteFinding) => void;

const sameTotal = 1;
const voided = new Set(['02', '03', '04', '05']);

/** Own documents of all months by access key, to compare them with the notes (section 6). */
export class BookedDocuments {
  readonly #notes: NoteBook;
  /** Keys in force, by the reading that booked them. */
  readonly #keys: KeySet;
  /** Documents whose note is in the upload. */
  readonly #byKey = new Map<string, Booked>();
  readonly #discarded = new Set<number>();
  #reading = 0;

  constructor(notes: NoteBook, keys = new KeySet()) {
    this.#notes = notes;
    this.#keys = keys;
  }

  /** Starts reading a month; `again` discards the reading before. */
  begin(again: boolean): void {
    if (again) {
      this.#discarded.add(this.#reading);
      for (const [key, { reading }] of this.#byKey) if (reading === this.#reading) this.#byKey.delete(key);
    }
    this.#reading++;
  }

  /** Copies what was booked so far, to read a file in place of another one of its month. */
  copy(): BookedDocuments {
    const copy = new BookedDocuments(this.#notes, this.#keys.copy());
    for (const reading of this.#discarded) copy.#discarded.add(reading);
    copy.#reading = this.#reading;
    return copy;
  }

  /** Hashes of the keys that were booked in force. */
  hashes(): KeyHashes {
    return this.#keys.hashes();
  }

  /**
   * Adds the keys that a part of the month booked in force; adds none and returns false when one of them was booked
   * before. For uploads without notes, of which only keys are kept.
   */
  addPart(hashes: KeyHashes): boolean {
    const { high, low } = hashes;
    for (let at = 0; at < low.length; at++) {
      const before = this.#keys.readingOf(high[at] ?? 0, low[at] ?? 0);
      if (before !== undefined && !this.#discarded.has(before)) return false;
    }
    this.#keys.addHashes(hashes, this.#reading);
    return true;
  }

  /** Adds a document; returns false for a key that was booked in force before, which does not count again (SP-105). */
  add({ parent, lines }: LineGroup, taxMonth: TaxMonth, take: TakeFinding): boolean {
    const { key, isOwn, total, situation } = parent;
    if (key === '' || !isOwn) return true;
    const inForce = isInForce(parent);
    if (inForce && this.#isRepeated(key)) {
      take({ code: 'CHAVE_REPETIDA', key, booked: total, printed: undefined });
      return false;
    }
    const isKnown = this.#notes.has(key);
    if (isKnown && !this.#byKey.get(key)?.isInForce) {
      const isTaxed = lines.some(isTaxedExit);
      this.#byKey.set(key, {
        ...{ taxMonth, reading: this.#reading, isInForce: inForce, isVoided: voided.has(situation), isTaxed, total },
      });
    }
    if (inForce && !isKnown && this.#notes.isGiven && !this.#notes.ofSimples.has(key)) {
      take({ code: 'XML_FALTANDO', key, booked: total, printed: undefined });
    }
    // Characters 3 to 6 of a key are year and month of issue (SP-106).
    if (inForce && key.slice(2, 6) !== taxMonthKey(taxMonth).slice(2) && /^\d{44}$/.test(key)) {
      take({ code: 'NOTA_DE_OUTRO_MES', key, booked: total, printed: undefined });
    }
    return true;
  }

  /** Reports what only the notes have, and what differs (SP-100 to SP-104). Called when all months are read. */
  compare(taxMonth: TaxMonth, byDocument: ReadonlySet<string>, take: TakeFinding): void {
    for (const [key, booked] of this.#byKey) {
      const note = booked.taxMonth === taxMonth ? this.#notes.find(key) : undefined;
      if (note) compareOne(booked, note, take);
    }
    for (const [key, { day, total }] of this.#notes.ofSimples) {
      if (isOfMonth(day, taxMonth)) take({ code: 'EMITENTE_SIMPLES', key, booked: undefined, printed: total });
    }
    for (const note of this.#notes.all()) {
      if (isMissing(note, taxMonth, byDocument) && !this.#byKey.has(note.key)) {
        take({ code: 'NOTA_FORA_DA_EFD', key: note.key, booked: undefined, printed: note.total });
      }
    }
  }

  #isRepeated(key: string): boolean {
    const before = this.#keys.add(key, this.#reading);
    if (before === undefined) return false;
    if (!this.#discarded.has(before)) return true;
    this.#keys.move(key, this.#reading);
    return false;
  }
}

function compareOne({ isInForce: inForce, isVoided, isTaxed, total: booked }: Booked, note: Note, take: TakeFinding) {
  const { key, total: printed, isCancelled } = note;
  if (!inForce) {
    if (isVoided && !isCancelled) take({ code: 'CANCELADA_NA_EFD', key, booked, printed });
  } else if (isCancelled) {
    // The ICMS of taxed lines is in doubt already (SP-035).
    if (!isTaxed) take({ code: 'CANCELADA_NA_SEFAZ', key, booked, printed });
  } else if (Math.abs(booked - printed) > sameTotal) take({ code: 'VALOR_DIVERGE', key, booked, printed });
}

function isMissing(note: Note, taxMonth: TaxMonth, byDocument: ReadonlySet<string>): boolean {
  return (
    !note.isCancelled &&
    note.isExit &&
    (note.model === '55' || note.model === '65') &&
    isOfMonth(note.day, taxMonth) &&
    byDocument.has(note.issuer) &&
    note.items.some(({ cfop }) => cfopClass(cfop).effect > 0)
  );
}

function isOfMonth(day: string, taxMonth: TaxMonth): boolean {
  return day.slice(0, 7).replace('-', '') === taxMonthKey(taxMonth);
}

/** Returns the amount that a finding adds to the pendency of its code. Cents. */
export function amountOf({ code, booked, printed }: NoteFinding): number {
  if (code === 'CANCELADA_NA_SEFAZ') return 0;
  if (code === 'VALOR_DIVERGE') return Math.abs((booked ?? 0) - (printed ?? 0));
  const cents = code === 'CANCELADA_NA_EFD' ? printed : (booked ?? printed);
  return Number.isNaN(cents) ? 0 : (cents ?? 0);
}
