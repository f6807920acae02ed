import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import type { DocumentFacts, NoteFacts } from '@restitui/tax-engine/notes/document-facts.ts';
import { DocumentReader } from '@restitui/tax-engine/notes/document-reader.ts';
import { cancelledKeys, issueDay, noteStatus } from '@restitui/tax-engine/notes/note-status.ts';
import { decodeDocument } from '@restitui/tax-engine/xml/decode-document.ts';
import { FreightBook } from './freight-book.ts';
import { AmountsReader, type NoteAmounts } from './item-amounts.ts';
import type { Note, NoteItem } from './note-item.ts';

/** CRT of companies whose ICMS is not on the invoice: Simples and MEI. */
const simples = new Set(['1', '4']);

interface IgnoredNote {
  day: string;
  total: number;
}

/** The notes of an upload: those that the client's root issued, and which of them were cancelled. */
export class NoteBook {
  readonly #documents = new DocumentReader();
  readonly #amounts = new AmountsReader();
  readonly #root: string;
  readonly #notes = new Map<string, Note>();
  /** The CT-e among the documents. */
  readonly freight: FreightBook;
  readonly #cancelled = new Set<string>();
  readonly #ofSimples = new Map<string, IgnoredNote>();
  readonly #isSent: boolean;
  /** Built on first use, when all notes are read. */
  #byNumber: Map<number, Note[]> | undefined;
  #files = 0;

  /** `isSent`: an upload of notes came with the files, even an empty one. */
  constructor(cnpj: string, isSent = false) {
    this.#root = cnpjRoot(cnpj);
    this.freight = new FreightBook(cnpj);
    this.#isSent = isSent;
  }

  /** True when notes were sent at all. */
  get isGiven(): boolean {
    return this.#isSent || this.#files > 0;
  }

  /** Notes of the root under a Simples CRT, which are ignored (section 6). */
  get ofSimples(): ReadonlyMap<string, IgnoredNote> {
    return this.#ofSimples;
  }

  /** @throws XmlError when the document is malformed. */
  take(bytes: Buffer): void {
    const document = this.#documents.read(bytes);
    for (const key of cancelledKeys(document)) this.#cancelled.add(key);
    if (document.notes.length === 0) {
      if (!this.freight.take(bytes)) this.#files++;
      return;
    }
    this.#files++;
    const amounts = this.#amounts.read(decodeDocument(bytes));
    for (const [at, note] of document.notes.entries()) this.#add(note, document, amounts[at]);
  }

  /** Returns true when the note with an access key is in the upload. */
  has(key: string): boolean {
    return this.#notes.has(key);
  }

  /** Returns the note with an access key; a cancellation in any file applies. */
  find(key: string): Note | undefined {
    const note = this.#notes.get(key);
    return note && this.#cancelled.has(key) ? { ...note, isCancelled: true } : note;
  }

  /** Returns the notes with a number, of all establishments and series. */
  withNumber(number: number): Note[] {
    if (!this.#byNumber) {
      this.#byNumber = Map.groupBy(this.#notes.values(), (note) => Number(note.number));
    }
    return (this.#byNumber.get(number) ?? []).flatMap(({ key }) => this.find(key) ?? []);
  }

  /** All notes of the client's root, cancelled ones included. */
  *all(): Generator<Note> {
    for (const key of this.#notes.keys()) {
      const note = this.find(key);
      if (note) yield note;
    }
  }

  #add(facts: NoteFacts, { protocols }: DocumentFacts, amounts: NoteAmounts | undefined): void {
    const status = noteStatus(facts, protocols);
    if (!amounts || (status !== 'OK' && status !== 'CANCELADO')) return;
    if (cnpjRoot(facts.emit) !== this.#root) return;
    if (simples.has(facts.CRT)) {
      this.#ofSimples.set(facts.key, { day: issueDay(facts.issued) ?? '', total: amounts.total });
      return;
    }
    const known = this.#notes.get(facts.key);
    if (known?.isCancelled) return;
    this.#notes.set(facts.key, {
      key: facts.key,
      model: facts.mod,
      day: issueDay(facts.issued) ?? '',
      issuer: facts.emit,
      isExit: facts.tpNF !== '0',
      toFinalConsumer: facts.mod !== '55' || facts.indFinal === '1',
      isCancelled: status === 'CANCELADO',
      number: facts.numero,
      equipment: amounts.equipment,
      total: amounts.total,
      items: facts.items.map((item, at) => itemOf(item, amounts.items[at])),
    });
  }
}

function itemOf(item: NoteFacts['items'][number], amounts: NoteAmounts['items'][number] | undefined): NoteItem {
  return {
    number: item.nItem,
    code: item.cProd,
    name: item.xProd,
    cfop: item.CFOP,
    ncm: item.NCM,
    extipi: item.EXTIPI,
    cest: item.CEST,
    origin: item.orig,
    newVehicle: item.newVehicle,
    icmsCst: item.icms,
    pisCst: item.cstPis,
    pisRate: amounts?.pisRate ?? 0,
    value: amounts?.value ?? 0,
    discount: amounts?.discount ?? 0,
    accessories: amounts?.accessories ?? 0,
    icms: amounts?.icms ?? 0,
    fcp: amounts?.fcp ?? 0,
    difal: amounts?.difal ?? 0,
    difalFcp: amounts?.difalFcp ?? 0,
    substituted: amounts?.substituted,
    isSubstituted: item.icms.slice(-2) === '60' || (amounts?.hasStGroup ?? false),
  };
}
