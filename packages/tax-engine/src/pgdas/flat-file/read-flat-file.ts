import type { FileProblem } from '../../engine-types.ts';
import type { Declaration } from '../declaration.ts';
import { declarationProblem } from '../pdf-problems.ts';
import { flatDeclaration } from './flat-declaration.ts';
import { FlatLineError, type FlatRecord, recordOf, textField } from './flat-fields.ts';
import { lineBatches } from './line-batches.ts';
import { RootCount } from './root-count.ts';

/** Far above the registers of a real declaration, which are some hundreds. */
const MAX_RECORDS = 50_000;
const MAX_PROBLEMS = 20;
/** A file cut before its first declaration starts with that declaration. */
const beginning = /^\|?(?:AAAAA\||00000\|[0-9A-Za-z]{17}\|)/;
const idPattern = /^[0-9A-Z]{8}20\d{2}(?:0[1-9]|1[0-2])\d{3}$/;

export interface FlatFileReading {
  /** Declarations of the client's CNPJ root. */
  declarations: Declaration[];
  /** Number of other companies in the file. */
  otherCompanies: number;
  problems: FileProblem[];
}

interface OpenDeclaration {
  records: [FlatRecord, ...FlatRecord[]];
  damaged: FlatLineError[];
}

class FlatReader {
  readonly declarations: Declaration[] = [];
  readonly others = new RootCount();
  readonly problems: FileProblem[] = [];
  /** Occurrences of each register that the layout does not define. */
  readonly #unknown = new Map<string, number>();
  #line = 0;
  /** Records of the current part, between AAAAA and ZZZZZ. */
  #records = 0;
  #isEnded = true;
  #open: OpenDeclaration | undefined;
  readonly #file: string;
  readonly #root: string;

  constructor(file: string, root: string) {
    this.#file = file;
    this.#root = root;
  }

  /** Processes a line. Lines of other companies are skipped by their first characters, without parsing. */
  take(text: string): void {
    this.#line++;
    if (text === '') return;
    const start = text.charCodeAt(0) === 0x7c ? 1 : 0;
    if (text.startsWith('AAAAA|', start)) this.#beginPart();
    this.#records++;
    if (text.startsWith('00000|', start)) this.#openDeclaration(text);
    else if (text.startsWith('99999|', start)) this.#closeDeclaration();
    else if (text.startsWith('ZZZZZ|', start)) this.#endPart(text);
    else if (this.#open) this.#addRecord(this.#open, text);
  }

  /** Starts a part; a file may be the concatenation of several. */
  #beginPart(): void {
    this.#cutPart();
    this.#isEnded = false;
    this.#records = 0;
  }

  #openDeclaration(text: string): void {
    this.#closeDeclaration();
    if (this.#isEnded) {
      this.#problem(`linha ${this.#line}, falta o registro de abertura (AAAAA)`);
      this.#isEnded = false;
    }
    const record = recordOf(text, this.#line);
    const id = record ? textField(record, 1).toUpperCase() : '';
    if (!record || !idPattern.test(id)) {
      this.#problem(`linha ${this.#line}, declaração sem número válido`);
      return;
    }
    const root = id.slice(0, 8);
    if (root === this.#root) this.#open = { records: [record], damaged: [] };
    else this.others.add(root);
  }

  #addRecord(open: OpenDeclaration, text: string): void {
    const record = recordOf(text, this.#line);
    if (record && open.records.length < MAX_RECORDS) open.records.push(record);
    else if (open.damaged.length < MAX_PROBLEMS) {
      const why = record ? 'a declaração tem registros demais' : 'não é um registro';
      open.damaged.push(new FlatLineError(this.#line, why));
    }
  }

  #closeDeclaration(cut = false): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    if (cut) open.damaged.push(new FlatLineError(this.#line, 'o arquivo termina no meio da declaração'));
    try {
      const { declaration, damaged, unknown } = flatDeclaration(open.records, open.damaged, this.#file);
      this.declarations.push(declaration);
      for (const { line, message } of damaged) this.#problem(`linha ${line}, ${message}`);
      for (const record of unknown) this.#count(textField(record, 0));
    } catch (error) {
      if (!(error instanceof FlatLineError)) throw error;
      this.#problem(`linha ${error.line}, ${error.message}`);
    }
  }

  #count(register: string): void {
    if (this.#unknown.size < MAX_PROBLEMS || this.#unknown.has(register)) {
      this.#unknown.set(register, (this.#unknown.get(register) ?? 0) + 1);
    }
  }

  #endPart(text: string): void {
    this.#closeDeclaration();
    this.#isEnded = true;
    const announced = Number(recordOf(text, this.#line)?.fields[1]);
    if (announced !== this.#records) {
      this.#problem(`tem ${this.#records} registros e anuncia ${announced || 'outro número'}`);
    }
  }

  #cutPart(): void {
    if (this.#isEnded) return;
    this.#closeDeclaration(true);
    this.#problem(`termina na linha ${this.#line}, sem o registro de encerramento (ZZZZZ)`);
  }

  end(): void {
    this.#cutPart();
    if (this.#unknown.size === 0) return;
    const named = [...this.#unknown].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const words = named.map(([register, times]) => (times === 1 ? register : `${register} (${times} vezes)`));
    this.problems.push(declarationProblem(this.#file, 'SEFAZ_REGISTRO_DESCONHECIDO', `${words.join(', ')}.`));
  }

  #problem(detail: string): void {
    if (this.problems.length >= MAX_PROBLEMS) return;
    this.problems.push(declarationProblem(this.#file, 'SEFAZ_ARQUIVO_DANIFICADO', `${detail}.`));
  }
}

/**
 * Reads the client's declarations from a PGDASD2018 flat file of any size, line by line. Returns undefined when the text
 * is no such file. `file` is the name in problems; `root` the first 8 characters of the client's CNPJ.
 */
export async function readFlatFile(
  path: string,
  file: string,
  root: string,
  signal?: AbortSignal,
): Promise<FlatFileReading | undefined> {
  const reader = new FlatReader(file, root);
  let isFirst = true;
  for await (const lines of lineBatches(path)) {
    signal?.throwIfAborted();
    if (isFirst) {
      const first = lines.find((line) => line !== '');
      if (first !== undefined && !beginning.test(first)) return undefined;
      isFirst = first === undefined;
    }
    for (const line of lines) reader.take(line);
  }
  if (isFirst) return undefined;
  reader.end();
  return { declarations: reader.declarations, otherCompanies: reader.others.size, problems: reader.problems };
}
