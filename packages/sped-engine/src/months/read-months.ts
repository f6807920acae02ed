import { addMonths, lastDayOf, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { SelectedFiles, UsableFile } from '../files/select-files.ts';
import { IcmsReader, IcmsSums } from '../icms/icms-sums.ts';
import { ItemIndex } from '../notes/item-index.ts';
import type { NoteBook } from '../notes/note-book.ts';
import type { NoteFinding } from '../notes/note-finding.ts';
import type { PartRunner } from '../parts/part-runner.ts';
import { PartsJudge } from '../parts/read-in-parts.ts';
import { forEachLine } from '../text/for-each-line.ts';
import { RecordLine } from '../text/record-line.ts';
import { BookedDocuments } from './booked-documents.ts';
import { buildRow, type Carried } from './build-row.ts';
import type { ChoiceEffect } from './month-assessment.ts';
import type { ReportedLines } from './month-context.ts';
import type { AmountName, MonthRow } from './month-row.ts';
import { PurchasedSt } from './purchased-st.ts';
import { type JudgeFile, judgeFile, type ReadMonth, readMonth } from './read-month.ts';
import { type Rejections, rejectedBy } from './rejections.ts';

/** Inputs of the reading of months. */
export interface MonthsInput {
  cnpj: string;
  /** `AAAA-MM-DD`: the day on which the limitation is assessed. */
  asOf: string;
  /** Doubts of months (`MM/AAAA`) that an analyst decided to count as still in the base (SP-123). */
  accepted?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Credits and documents of months (`MM/AAAA`) that an analyst rejected (SP-123). */
  rejected?: ReadonlyMap<string, Rejections>;
  /** Receives the lines of each month, from its first reading or from a second one that replaces it. */
  onLines?: {
    begin: (taxMonth: TaxMonth) => void;
    add: (judged: ReportedLines) => void;
    /** Receives what the comparison of notes and EFD found; after the last month, too, each with its month. */
    addFinding: (taxMonth: TaxMonth, finding: NoteFinding) => void;
  };
  /** Called while the files are read, once for each reading of a file. */
  onProgress?: (read: number, total: number) => void;
}

/** A month with the other retificadoras that it could be read from. */
type MonthOfFiles = ReadMonth & { others: OtherFile[] };

interface MonthsRead {
  months: MonthOfFiles[];
  documents: BookedDocuments;
  icms: IcmsSums;
}

/** Reads the selected files month by month and builds the row of each. */
export async function readMonths(
  selected: SelectedFiles,
  notes: NoteBook,
  input: MonthsInput,
  runner: PartRunner | undefined,
): Promise<ReturnType<typeof buildRow>[]> {
  return buildRows(selected, await readFiles(selected, notes, input, runner), input.asOf);
}

async function readFiles(
  selected: SelectedFiles,
  notes: NoteBook,
  input: MonthsInput,
  runner: PartRunner | undefined,
): Promise<MonthsRead> {
  const { accepted, rejected, onLines, onProgress } = input;
  const shared = { notes, items: new ItemIndex(notes), icms: await readIcms(selected), purchases: new PurchasedSt() };
  const months: MonthOfFiles[] = [];
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
    months.push({ ...month, others });
  }
  return { months, documents, icms: shared.icms };
}

function buildRows(
  selected: SelectedFiles,
  { months, documents, icms }: MonthsRead,
  asOf: string,
): ReturnType<typeof buildRow>[] {
  const carried: Carried = { returns: new Map(), pis: 0, cofins: 0 };
  let previous: TaxMonth | undefined;
  return selected.contributions.flatMap((file, at) => {
    const month = months[at];
    if (!month) return [];
    const { taxMonth } = file.header;
    const { pendencies } = month.sums;
    if (previous && addMonths(previous, 1) !== taxMonth) pendencies.add('MES_FALTANDO', null, null);
    previous = taxMonth;
    const ofMonth = [file, ...selected.icms.filter(({ header }) => header.taxMonth === taxMonth)];
    for (const { isAmbiguous, wrongCounts, file: read } of ofMonth) {
      if (isAmbiguous) pendencies.add('RETIFICADORA_AMBIGUA', null, null, read.name);
      for (const record of wrongCounts) pendencies.add('CONTAGEM_DIVERGE', null, null, record);
    }
    documents.compare(taxMonth, month.reader.facts.byDocument, (finding) => month.sums.addFinding(finding));
    const others = month.others.map(({ file: other, month: { reader, sums } }) => ({
      name: other.file.name,
      ...buildRow(other.header, { reader, sums }, { ...carried, returns: new Map(carried.returns) }, asOf),
    }));
    const built = buildRow(file.header, month, carried, asOf);
    built.assessment.registros.push(...icms.shownOf(taxMonth));
    built.assessment.escolhas.push(...others.map(({ name, row }) => effectOfFile(name, built.row, row)));
    return [built];
  });
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

async function judgeInParts(
  { contributions, icms }: SelectedFiles,
  booked: IcmsSums,
  { cnpj, accepted, rejected }: MonthsInput,
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
