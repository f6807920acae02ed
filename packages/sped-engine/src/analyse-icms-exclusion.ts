import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { counted } from '@restitui/brazil/counted.ts';
import { addMonths, lastDayOf, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { FileProblem } from '@restitui/tax-engine/engine-types.ts';
import { XmlError } from '@restitui/tax-engine/xml/xml-error.ts';
import { openUpload, type Upload } from '@restitui/tax-engine/zip/open-upload.ts';
import { ZipError } from '@restitui/tax-engine/zip/zip-error.ts';
import { examineFile } from './files/examine-file.ts';
import type { FileReport } from './files/file-report.ts';
import { hashSameLengths } from './files/hash-same-lengths.ts';
import { type SelectedFiles, selectFiles, type UsableFile } from './files/select-files.ts';
import { IcmsReader, IcmsSums } from './icms/icms-sums.ts';
import { BookedDocuments } from './months/booked-documents.ts';
import { buildRow, type Carried } from './months/build-row.ts';
import type { ChoiceEffect, MonthAssessment } from './months/month-assessment.ts';
import type { ReportedLines } from './months/month-context.ts';
import type { AmountName, MonthRow } from './months/month-row.ts';
import { PurchasedSt } from './months/purchased-st.ts';
import { type JudgeFile, judgeFile, type ReadMonth, readMonth } from './months/read-month.ts';
import { type Rejections, rejectedBy } from './months/rejections.ts';
import { ItemIndex } from './notes/item-index.ts';
import { NoteBook } from './notes/note-book.ts';
import type { NoteFinding } from './notes/note-finding.ts';
import type { PartRunner } from './parts/part-runner.ts';
import { examineInParts, PartsJudge } from './parts/read-in-parts.ts';
import { SpedError } from './sped-error.ts';
import { forEachLine } from './text/for-each-line.ts';
import { RecordLine } from './text/record-line.ts';

export interface IcmsExclusionInput {
  cnpj: string;
  /** Path of a ZIP or of one text file. */
  sped: string;
  /** Path of a ZIP of notes. */
  xml?: string;
  /** `AAAA-MM-DD`: the day on which the limitation is assessed. */
  asOf: string;
  /** Doubts of months (`MM/AAAA`) that an analyst decided to count as still in the base (SP-123). */
  accepted?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Credits and documents of months (`MM/AAAA`) that an analyst rejected (SP-123). */
  rejected?: ReadonlyMap<string, Rejections>;
  /** Names of the retificadoras that an analyst chose, by month `MM/AAAA` (SP-015). */
  rectifying?: ReadonlyMap<string, string>;
  /** Receives the lines of each month, from its first reading or from a second one that replaces it. */
  onLines?: {
    begin: (taxMonth: TaxMonth) => void;
    add: (judged: ReportedLines) => void;
    /** Receives what the comparison of notes and EFD found; after the last month, too, each with its month. */
    addFinding: (taxMonth: TaxMonth, finding: NoteFinding) => void;
  };
  /** Called while the files are read, once for each reading of a file. */
  onProgress?: (read: number, total: number) => void;
  /** Reads large uploads in parts, where no notes are sent and no lines are asked for. The result is the same. */
  parts?: PartRunner;
}

export interface IcmsExclusionAnalysis {
  razao_social: string;
  cnpj: string;
  asOf: string;
  arquivos: FileReport[];
  /** ZIPs inside the uploads that are not read. Not in the JSON of the command. */
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
    const problemas = uploads.flatMap(({ problems }) => problems);
    if (selected.contributions.length === 0) throw nothingUsable(cnpj, selected, problemas);
    const notes = readNotes(cnpj, uploads, input.xml !== undefined);
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

async function openReadable(path: string, tempDir: string): Promise<Upload> {
  try {
    return await openUpload(path, tempDir);
  } catch (error) {
    const isSystem = error instanceof Error && 'syscall' in error;
    if (error instanceof ZipError) throw new SpedError('unreadable', error.message);
    if (isSystem) throw new SpedError('unreadable', `O arquivo "${path}" não pôde ser lido.`);
    throw error;
  }
}

/** Accepts a single XML file in place of a ZIP of notes. */
function withNotes(upload: Upload, path: string): Upload {
  if (upload.isZip) return upload;
  const bytes = readFileSync(path);
  if (!/^(\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 100))) {
    throw new SpedError('unreadable', `O arquivo "${path}" não é um ZIP nem um XML de notas.`);
  }
  return { ...upload, files: [], documents: [() => bytes] };
}

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

function readNotes(cnpj: string, uploads: readonly Upload[], isSent: boolean): NoteBook {
  const notes = new NoteBook(cnpj, isSent);
  for (const { documents } of uploads) {
    for (const read of documents) {
      const bytes = read();
      try {
        if (bytes) notes.take(bytes);
      } catch (error) {
        if (!(error instanceof XmlError)) throw error;
      }
    }
  }
  return notes;
}

async function readIcms({ icms }: SelectedFiles): Promise<IcmsSums> {
  const sums = new IcmsSums();
  const line = new RecordLine();
  for (const { file, header } of icms) {
    const reader = new IcmsReader(header, sums);
    await forEachLine(file.open(), (bytes, start, end) => {
      line.load(bytes, start, end);
      reader.take(line);
      return line.name !== '9999';
    });
  }
  return sums;
}

async function readMonths(
  selected: SelectedFiles,
  notes: NoteBook,
  input: IcmsExclusionInput,
  runner: PartRunner | undefined,
): Promise<ReturnType<typeof buildRow>[]> {
  const { asOf, accepted, rejected, onLines, onProgress } = input;
  const shared = { notes, items: new ItemIndex(notes), icms: await readIcms(selected), purchases: new PurchasedSt() };
  const read: (ReadMonth & { others: OtherFile[] })[] = [];
  const documents = new BookedDocuments(notes);
  const judge = runner ? await judgeInParts(selected, shared.icms, input, runner) : judgeFile;
  const total = selected.contributions.length;
  for (const [at, file] of selected.contributions.entries()) {
    onProgress?.(total + at, total * 2);
    const { taxMonth } = file.header;
    const decided = accepted?.get(taxMonth);
    const rejections = rejected?.get(taxMonth);
    const silent = {
      ...{ ...shared, taxMonth, lastDay: lastDayOf(taxMonth) },
      ...(decided && { accepted: decided }),
      ...(rejections && { rejects: rejectedBy(rejections), hasNoMono: rejections.credits.has('MONO') }),
    };
    const others: OtherFile[] = [];
    for (const other of onLines ? file.others : []) {
      others.push({ file: other, month: await readMonth(other, silent, documents.copy(), () => {}) });
    }
    const context = {
      ...silent,
      ...(onLines && {
        report: onLines.add,
        onFinding: (finding: NoteFinding) => onLines.addFinding(taxMonth, finding),
      }),
    };
    const month = await readMonth(file, context, documents, () => onLines?.begin(taxMonth), judge);
    shared.purchases.takeAll(month.sums.purchases);
    read.push({ ...month, others });
  }
  const carried: Carried = { returns: new Map(), pis: 0, cofins: 0 };
  let previous: TaxMonth | undefined;
  return selected.contributions.flatMap((file, at) => {
    const month = read[at];
    if (!month) return [];
    const { taxMonth } = file.header;
    const { pendencies } = month.sums;
    if (previous && addMonths(previous, 1) !== taxMonth) pendencies.add('MES_FALTANDO', null, null);
    previous = taxMonth;
    const ofMonth = [file, ...selected.icms.filter(({ header }) => header.taxMonth === taxMonth)];
    for (const {
      isAmbiguous,
      wrongCounts,
      file: { name },
    } of ofMonth) {
      if (isAmbiguous) pendencies.add('RETIFICADORA_AMBIGUA', null, null, name);
      for (const record of wrongCounts) pendencies.add('CONTAGEM_DIVERGE', null, null, record);
    }
    documents.compare(taxMonth, month.reader.facts.byDocument, (finding) => month.sums.addFinding(finding));
    const others = month.others.map(
      ({
        file: {
          header,
          file: { name },
        },
        month: other,
      }) => ({
        name,
        ...buildRow(header, other.reader, other.sums, { ...carried, returns: new Map(carried.returns) }, asOf),
      }),
    );
    const built = buildRow(file.header, month.reader, month.sums, carried, asOf, month);
    built.assessment.registros.push(...shared.icms.shownOf(taxMonth));
    built.assessment.escolhas.push(...others.map(({ name, row }) => effectOfFile(name, built.row, row)));
    return [built];
  });
}

async function judgeInParts(
  { contributions, icms }: SelectedFiles,
  booked: IcmsSums,
  { cnpj, accepted, rejected }: IcmsExclusionInput,
  runner: PartRunner,
): Promise<JudgeFile> {
  if (icms.length > 0) await runner.runEverywhere({ kind: 'icms', icms: booked.toData() });
  const parts = new PartsJudge(runner, ({ header: { taxMonth } }) => ({
    ...{ cnpj, taxMonth, lastDay: lastDayOf(taxMonth) },
    ...{ accepted: accepted?.get(taxMonth), rejections: rejected?.get(taxMonth) },
  }));
  parts.begin(contributions);
  return parts.judge;
}

/** Another retificadora of a month, as it would be read in place of the one that is used. */
interface OtherFile {
  file: UsableFile;
  month: ReadMonth;
}

function effectOfFile(arquivo: string, row: MonthRow, other: MonthRow): ChoiceEffect {
  const change = (...names: AmountName[]) => names.reduce((sum, name) => sum + other[name] - row[name], 0);
  return {
    codigo: 'RETIFICADORA_AMBIGUA',
    arquivo,
    imposto: change('icms_a_excluir', 'st_a_excluir', 'mono_base'),
    pis_a_recuperar: change('pis_a_recuperar'),
    cofins_a_recuperar: change('cofins_a_recuperar'),
    retencao_liberada: change('pis_retencao_liberada', 'cofins_retencao_liberada'),
    credito_liberado: change('pis_credito_liberado', 'cofins_credito_liberado'),
  };
}
