import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import { cfopClass } from '../rules/cfop-class.ts';
import { type PurchaseLine, purchaseLines } from '../strength/purchases.ts';
import { XmlError } from '../xml/xml-error.ts';
import { ClassificationCache } from './classification-cache.ts';
import type { NoteSide } from './classify-item.ts';
import type { DocumentFacts, NoteFacts } from './document-facts.ts';
import { documentLabel } from './document-label.ts';
import { DocumentReader } from './document-reader.ts';
import { type ItemRules, type PreparedRules, prepareRules } from './item-rules.ts';
import type { ItemSpill } from './item-spill.ts';
import { createNoteBatch, type NoteBatch, NoteBatchWriter } from './note-batch.ts';
import type { NoteRecord } from './note-record.ts';
import { cancelledKeys, issueDay, noteStatus, type VoidedNumbers, voidedNumbers } from './note-status.ts';
import { createNotesCounts, type NotesCounts } from './notes-counts.ts';
import { addProblems, createProblemList, type ProblemList } from './problem-list.ts';
import { type Recorder, recordNote } from './record-note.ts';

/** The result of reading some files: plain data that can be posted between threads. */
export interface CollectedNotes {
  batch: NoteBatch;
  cancelled: string[];
  voided: VoidedNumbers[];
  /** Items of suppliers' notes that show how PIS and COFINS were collected. */
  purchases: PurchaseLine[];
  counts: NotesCounts;
  problems: ProblemList;
  /** An authorised note sells goods, from any issuer. */
  hasSaleNotes: boolean;
}

/** Reads documents, spills their items and collects the remaining data. */
export class NoteCollector {
  readonly #reader = new DocumentReader();
  readonly #root: string;
  readonly #rules: PreparedRules;
  readonly #recorder: Recorder;
  readonly #rows = new NoteBatchWriter();
  #notes = createCollectedNotes();

  constructor(cnpj: string, rules: ItemRules, spill: ItemSpill, spillNumber: number) {
    this.#root = cnpjRoot(cnpj);
    this.#rules = prepareRules(rules);
    this.#recorder = { classifications: new ClassificationCache(this.#rules), spill, spillNumber };
  }

  /** Returns the data collected since the last call. */
  drain(): CollectedNotes {
    const notes = this.#notes;
    notes.batch = this.#rows.drain();
    this.#notes = createCollectedNotes();
    return notes;
  }

  get notes(): CollectedNotes {
    return this.#notes;
  }

  take(name: string, order: number, bytes: Buffer): void {
    let document: DocumentFacts;
    try {
      document = this.#reader.read(bytes);
    } catch (error) {
      if (!(error instanceof XmlError)) throw error;
      this.#reject(name, error.problemCode, error.message);
      return;
    }
    const { counts, cancelled } = this.#notes;
    counts.lidos++;
    if (document.events.length + document.couponCancels.length > 0) counts.eventos++;
    else if (document.notes.length === 0) {
      counts.ignorados++;
      const isRead = document.voidings.length > 0 || document.protocols.length > 0;
      if (!isRead) this.#name(name, 'ARQUIVO_NAO_LIDO', `Não foi lido: ${documentLabel(document.root)}.`);
    }
    cancelled.push(...cancelledKeys(document));
    if (document.voidings.length > 0) this.#notes.voided.push(...voidedNumbers(document));
    for (const note of document.notes) this.#addNote(name, order, note, document);
  }

  #addNote(name: string, order: number, note: NoteFacts, document: DocumentFacts): void {
    const { counts } = this.#notes;
    const status = noteStatus(note, document.protocols);
    if (status === 'MODELO_IGNORADO') counts.ignorados++;
    else if (status === 'IGNORADO_HOMOLOGACAO') counts.homologacao++;
    else if (status === 'CHAVE_INVALIDA') {
      counts.chave_invalida++;
      this.#name(name, 'CHAVE_INVALIDA', 'A chave de acesso da nota é inválida.');
    } else {
      const day = issueDay(note.issued);
      if (!day || note.items.some((item) => !Number.isSafeInteger(item.value))) {
        this.#reject(name, 'XML_INVALIDO', 'A nota tem data ou valor que não pode ser lido.');
        return;
      }
      const { ruleSet } = this.#rules;
      if (status === 'OK' && note.items.some((item) => cfopClass(item.CFOP, ruleSet).effect > 0))
        this.#notes.hasSaleNotes = true;
      const side = this.#sideOf(note);
      if (!side) {
        this.#countOther(name, note);
        if (status === 'OK' && this.#isBuyer(note)) this.#notes.purchases.push(...purchaseLines(note, ruleSet));
      } else this.#record(name, note, recordNote(note, status, side, day, order, this.#recorder));
    }
  }

  #record(name: string, note: NoteFacts, record: NoteRecord): void {
    const counted = record.sums.length > 0;
    if (counted || record.side === 'own') this.#rows.add(record);
    else this.#countOther(name, note);
  }

  #sideOf(note: NoteFacts): NoteSide | undefined {
    if (note.emit !== '' && cnpjRoot(note.emit) === this.#root) return 'own';
    return note.finNFe === '4' && this.#isBuyer(note) ? 'buyer' : undefined;
  }

  /** Returns true when the note was issued to the client. */
  #isBuyer({ dest }: NoteFacts): boolean {
    return dest !== '' && cnpjRoot(dest) === this.#root;
  }

  #countOther(name: string, note: NoteFacts): void {
    if (this.#isBuyer(note)) this.#notes.counts.de_terceiros++;
    else {
      this.#notes.counts.outra_empresa++;
      this.#name(name, 'OUTRA_EMPRESA', 'O CNPJ do cliente não está na nota.');
    }
  }

  #reject(name: string, codigo: string, texto: string): void {
    this.#notes.counts.invalidos++;
    this.#name(name, codigo, texto);
  }

  #name(arquivo: string, codigo: string, texto: string): void {
    addProblems(this.#notes.problems, [{ arquivo, codigo, texto }]);
  }
}

/** Creates an empty result. */
export function createCollectedNotes(): CollectedNotes {
  return {
    batch: createNoteBatch(),
    cancelled: [],
    voided: [],
    purchases: [],
    counts: createNotesCounts(),
    problems: createProblemList(),
    hasSaleNotes: false,
  };
}
