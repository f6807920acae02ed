import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { counted } from '@restitui/brazil/counted.ts';
import type { FileProblem } from '@restitui/tax-engine/engine-types.ts';
import { XmlError } from '@restitui/tax-engine/xml/xml-error.ts';
import type { Upload, UploadDocument } from '@restitui/tax-engine/zip/open-upload.ts';
import { examineFile } from './files/examine-file.ts';
import type { FileReport } from './files/file-report.ts';
import { hashSameLengths } from './files/hash-same-lengths.ts';
import { openReadable, withNotes } from './files/open-sent-files.ts';
import { type SelectedFiles, selectFiles } from './files/select-files.ts';
import type { MonthAssessment } from './months/month-assessment.ts';
import type { MonthRow } from './months/month-row.ts';
import { type MonthsInput, readMonths } from './months/read-months.ts';
import { NoteBook } from './notes/note-book.ts';
import type { PartRunner } from './parts/part-runner.ts';
import { examineInParts } from './parts/read-in-parts.ts';
import { SpedError } from './sped-error.ts';

export interface IcmsExclusionInput extends MonthsInput {
  /** Path of a ZIP or of one text file. */
  sped: string;
  /** Path of a ZIP of notes. */
  xml?: string;
  /** Names of the retificadoras that an analyst chose, by month `MM/AAAA` (SP-015). */
  rectifying?: ReadonlyMap<string, string>;
  /** Reads large uploads in parts, where no notes are sent and no lines are asked for. The result is the same. */
  parts?: PartRunner;
}

export interface IcmsExclusionAnalysis {
  razao_social: string;
  cnpj: string;
  asOf: string;
  arquivos: FileReport[];
  /** ZIPs and XML documents inside the uploads that cannot be read. Not in the JSON of the command. */
  problemas: FileProblem[];
  /** Amounts in cents. */
  months: MonthRow[];
  /** How each month follows from its block M, in the order of `months`. Not in the JSON of the command. */
  assessments: MonthAssessment[];
}

/**
 * Computes month by month what a company outside the Simples may claim back of PIS and COFINS on ICMS, on ICMS-ST and on
 * monofásico goods, from its EFD-Contribuições (STF Tema 69, STJ Tema 1125; sped-engine.md).
 * @throws SpedError when an upload cannot be read or no EFD-Contribuições can be used.
 */
export async function analyseIcmsExclusion(input: IcmsExclusionInput): Promise<IcmsExclusionAnalysis> {
  const cnpj = normaliseCnpj(input.cnpj);
  const tempDir = await mkdtemp(join(tmpdir(), 'sped-'));
  const uploads: Upload[] = [];
  try {
    uploads.push(await openReadable(input.sped, tempDir));
    if (input.xml) uploads.push(withNotes(await openReadable(input.xml, tempDir), input.xml));
    const [sped] = uploads;
    const files = sped?.files ?? [];
    const runner = isDividable(uploads, input) ? input.parts : undefined;
    const begun = runner && examineInParts(files, runner);
    const examined = [];
    for (const [at, file] of files.entries()) {
      input.onProgress?.(at, files.length * 2);
      examined.push(await (begun?.[at] ?? examineFile(file)));
    }
    const selected = selectFiles(await hashSameLengths(examined), cnpj, input.rectifying);
    const notes = new NoteBook(cnpj, input.xml !== undefined);
    const problemas = [...uploads.flatMap(({ problems }) => problems), ...readNotes(notes, uploads)];
    if (selected.contributions.length === 0) throw nothingUsable(cnpj, selected, problemas);
    const built = await readMonths(selected, notes, input, runner);
    return {
      razao_social: selected.contributions.at(-1)?.header.name ?? '',
      cnpj,
      asOf: input.asOf,
      arquivos: selected.reports,
      problemas,
      months: built.map(({ row }) => row),
      assessments: built.map(({ assessment }) => assessment),
    };
  } finally {
    for (const upload of uploads) await upload.close();
    await rm(tempDir, { recursive: true, force: true });
  }
}

/** Notes are matched with the lines of all parts, and lines are reported in the order of the file. */
function isDividable(uploads: readonly Upload[], { parts, xml, onLines }: IcmsExclusionInput): boolean {
  const length = uploads.reduce((sum, { files }) => sum + files.reduce((all, { bytes }) => all + bytes, 0), 0);
  const hasNotes = xml !== undefined || uploads.some(({ documents }) => documents.length > 0);
  return parts !== undefined && parts.threads > 1 && !hasNotes && !onLines && length >= parts.leastBytes;
}

/** Without the position in the document, so that those of one code are named together. */
const documentProblems: Record<XmlError['problemCode'], string> = {
  XML_INVALIDO: 'XML malformado ou cortado.',
  XML_RECUSADO: 'XML com DOCTYPE ou ENTITY, recusado por segurança.',
};

/** Most files that a refusal names. */
const mostReasons = 20;

function nothingUsable(cnpj: string, { reports }: SelectedFiles, problems: readonly FileProblem[]): SpedError {
  const ofFiles = reports.map(({ nome, texto }) => texto ?? nome);
  const ofZips = problems.map(({ arquivo, texto }) => `${arquivo}: ${texto}`);
  const reasons = [...new Set([...ofFiles, ...ofZips])].map((text) => text.replace(/\.$/, ''));
  const left = reasons.length - mostReasons;
  const more = left > 0 ? `; e mais ${counted(left, 'arquivo', 'arquivos')}` : '';
  const named = reasons.slice(0, mostReasons).join('; ');
  return new SpedError(
    'nothing_usable',
    `Nenhuma EFD-Contribuições utilizável do CNPJ ${formatCnpj(cnpj)} foi encontrada: ${named || 'o envio está vazio'}${more}.`,
  );
}

/** Adds the documents of the uploads to the notes. Returns the problems of those that cannot be read. */
function readNotes(notes: NoteBook, uploads: readonly Upload[]): FileProblem[] {
  return uploads.flatMap(({ documents }) => documents.flatMap((document) => readDocument(notes, document) ?? []));
}

function readDocument(notes: NoteBook, { name, read }: UploadDocument): FileProblem | undefined {
  const content = read();
  if (!Buffer.isBuffer(content)) return content;
  try {
    notes.take(content);
    return undefined;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const { problemCode: codigo } = error;
    return { arquivo: name, codigo, texto: documentProblems[codigo] };
  }
}
