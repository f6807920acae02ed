import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import type { DocumentFacts, NoteFacts } from '@restitui/tax-engine/notes/document-facts.ts';
import { DocumentReader } from '@restitui/tax-engine/notes/document-reader.ts';
import { cancelledKeys, issueDay, noteStatus } from '@restitui/tax-engine/notes/note-status.ts';
import { decodeDocument } from '@restitui/tax-engine/xml/decode-document.ts';
import { AmountsReader, type NoteAmounts } from './item-amounts.ts';
import type { Note, NoteItem } from './note-item.ts';

/** The notes of an upload: those that the client's root issued, and which of them were cancelled. */
export class NoteBook {
  readonly #documents = new DocumentReader();
  readonly #amounts = new AmountsReader();
  readonly #root: string;
  readonly #notes = new Map<string, Note>();
  readonly #cancelled = new Set<string>();
  #files = 0;

  constructor(cnpj: string) {
    this.#root = cnpjRoot(cnpj);
  }

  /** True when the upload contains XML files at all. */
  get isGiven(): boolean {
    return this.#files > 0;
  }

  /** @throws XmlError when the document is malformed. */
  take(bytes: Buffer): void {
    this.#files++;
    const document = this.#documents.read(bytes);
    for (const key of cancelledKeys(document)) this.#cancelled.add(key);
    if (document.notes.length === 0) return;
    const amounts = this.#amounts.read(decodeDocument(bytes));
    for (const [at, note] of document.notes.entries()) this.#add(note, document, amounts[at]);
  }

  /** Returns the note with an access key; a cancellation in any file applies. */
  find(key: string): Note | undefined {
    const note = this.#notes.get(key);
    return note && this.#cancelled.has(key) ? { ...note, isCancelled: true } : note;
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
    const known = this.#notes.get(facts.key);
    if (known?.isCancelled) return;
    this.#notes.set(facts.key, {
      key: facts.key,
      model: facts.mod,
      day: issueDay(facts.issued) ?? '',
      issuer: facts.emit,
      isExit: facts.tpNF !== '0',
      toFinalConsumer: facts.mod !== '55' || facts.indFinal === '1',
      isSimples: facts.CRT === '1' || facts.CRT === '4',
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
  };
}
