import { type TaxMonth, taxMonthKey } from '@restitui/brazil/tax-month.ts';
import { cfopClass } from '@restitui/tax-engine/rules/cfop-class.ts';
import { isInForce, type LineParent } from '../lines/revenue-line.ts';
import type { NoteBook } from '../notes/note-book.ts';
import type { Note } from '../notes/note-item.ts';
import type { Pendencies } from './pendencies.ts';

/** A document of the client that an EFD books. */
interface Booked {
  taxMonth: TaxMonth;
  isInForce: boolean;
  total: number;
}

const sameTotal = 1;

/** Own documents of all months by access key, to compare them with the notes (section 6). */
export class BookedDocuments {
  readonly #byKey: Map<string, Booked>;
  readonly #byMonth: Map<TaxMonth, string[]>;

  constructor(from?: BookedDocuments) {
    this.#byKey = new Map(from ? from.#byKey : undefined);
    this.#byMonth = new Map(from ? from.#byMonth : undefined);
  }

  /** Returns a copy, for a month that may be read twice. */
  copy(): BookedDocuments {
    return new BookedDocuments(this);
  }

  /** Adds a document; returns false for a key that was booked in force before, which does not count again (SP-105). */
  add(parent: LineParent, taxMonth: TaxMonth, pendencies: Pendencies): boolean {
    const { key, isOwn, total } = parent;
    if (key === '' || !isOwn) return true;
    const inForce = isInForce(parent);
    if (inForce && this.#byKey.get(key)?.isInForce) {
      pendencies.add('CHAVE_REPETIDA', total, 1);
      return false;
    }
    if (!this.#byKey.get(key)?.isInForce) this.#byKey.set(key, { taxMonth, isInForce: inForce, total });
    const keys = this.#byMonth.get(taxMonth);
    if (keys) keys.push(key);
    else this.#byMonth.set(taxMonth, [key]);
    // Characters 3 to 6 of a key are year and month of issue (SP-106).
    if (inForce && key.slice(2, 6) !== taxMonthKey(taxMonth).slice(2)) pendencies.add('NOTA_DE_OUTRO_MES', total, 1);
    return true;
  }

  /** Reports what is in one and not in the other, and what differs (SP-100 to SP-104). */
  compare(taxMonth: TaxMonth, byDocument: ReadonlySet<string>, notes: NoteBook, pendencies: Pendencies): void {
    if (!notes.isGiven) return;
    for (const key of new Set(this.#byMonth.get(taxMonth))) {
      const booked = this.#byKey.get(key);
      if (booked?.taxMonth === taxMonth) compareOne(booked, notes.find(key), pendencies);
    }
    for (const note of notes.all()) {
      if (isMissing(note, taxMonth, byDocument) && !this.#byKey.has(note.key)) {
        pendencies.add('NOTA_FORA_DA_EFD', note.total, 1);
      }
    }
  }
}

function compareOne(booked: Booked, note: Note | undefined, pendencies: Pendencies): void {
  if (!booked.isInForce) {
    if (note && !note.isCancelled) pendencies.add('CANCELADA_NA_EFD', note.total, 1);
  } else if (!note) pendencies.add('XML_FALTANDO', booked.total, 1);
  else if (!note.isCancelled && Math.abs(booked.total - note.total) > sameTotal) {
    pendencies.add('VALOR_DIVERGE', Math.abs(booked.total - note.total), 1);
  }
}

function isMissing(note: Note, taxMonth: TaxMonth, byDocument: ReadonlySet<string>): boolean {
  return (
    !note.isCancelled &&
    note.isExit &&
    !note.isSimples &&
    (note.model === '55' || note.model === '65') &&
    note.day.slice(0, 7).replace('-', '') === taxMonthKey(taxMonth) &&
    byDocument.has(note.issuer) &&
    note.items.some(({ cfop }) => cfopClass(cfop).effect > 0)
  );
}
