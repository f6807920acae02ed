import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { openSource, type UploadSource } from '@restitui/tax-engine/zip/upload-source.ts';
import { examinePart, type PartFacts } from '../files/examine-part.ts';
import { type IcmsData, IcmsSums } from '../icms/icms-sums.ts';
import { BookedDocuments } from '../months/booked-documents.ts';
import type { PartData } from '../months/judged-part.ts';
import { PurchasedSt } from '../months/purchased-st.ts';
import { judgeLines } from '../months/read-month.ts';
import { type Rejections, rejectedBy } from '../months/rejections.ts';
import { ItemIndex } from '../notes/item-index.ts';
import { NoteBook } from '../notes/note-book.ts';
import { forEachLine } from '../text/for-each-line.ts';
import { RecordLine } from '../text/record-line.ts';

/** Records of the file before the lines of a part to which these lines refer. */
export interface Lead {
  /** The file from its first line on; block 0 is read. */
  file: UploadSource;
  /** Lines of the establishment and of the printer of coupons. */
  lines: readonly string[];
}

/** Settings of a month that a thread needs to judge its lines. */
export interface MonthSettings {
  cnpj: string;
  taxMonth: TaxMonth;
  lastDay: string;
  isRetailer: boolean;
  hasNoMono: boolean;
  accepted?: ReadonlySet<string> | undefined;
  rejections?: Rejections | undefined;
}

export interface ExamineTask {
  kind: 'examine';
  source: UploadSource;
  isFirst: boolean;
}

export interface JudgeTask {
  kind: 'judge';
  source: UploadSource;
  lead: Lead | undefined;
  month: MonthSettings;
}

/** The amounts of the EFD ICMS/IPI, for all tasks that follow. */
export interface IcmsTask {
  kind: 'icms';
  icms: IcmsData;
}

export type PartTask = ExamineTask | JudgeTask | IcmsTask;

export type PartResult<T extends PartTask> = T extends ExamineTask
  ? PartFacts
  : T extends JudgeTask
    ? PartData
    : undefined;

/** Makes a function that does tasks on parts, and keeps the amounts of the EFD ICMS/IPI that it was given. */
export function createTaskRunner(): (task: PartTask) => Promise<PartFacts | PartData | undefined> {
  let icms = new IcmsSums();
  return async (task) => {
    if (task.kind === 'examine') return examinePart(openSource(task.source), task.isFirst);
    if (task.kind === 'judge') return judgePart(task, icms);
    icms = new IcmsSums(task.icms);
    return undefined;
  };
}

async function judgePart({ source, lead, month }: JudgeTask, icms: IcmsSums): Promise<PartData> {
  const { cnpj, rejections, accepted, ...settings } = month;
  const notes = new NoteBook(cnpj);
  const documents = new BookedDocuments(notes);
  documents.begin(false);
  const context = {
    ...{ ...settings, notes, icms, items: new ItemIndex(notes), purchases: new PurchasedSt() },
    ...(accepted && { accepted }),
    ...(rejections && { rejects: rejectedBy(rejections) }),
  };
  const readLead = lead && ((take: (line: RecordLine) => void) => takeLead(lead, take));
  const { judged, isSeparable } = await judgeLines(openSource(source), context, documents, readLead);
  const { sums, facts, assessment, booked, waiting, receiptLines } = judged;
  return {
    ...{ facts, assessment, booked, waiting, receiptLines, isSeparable, waitingForSt: sums.waitingForSt },
    ...{ sums: { ...sums, purchases: sums.purchases.toData() }, keys: documents.hashes() },
  };
}

async function takeLead({ file, lines }: Lead, take: (line: RecordLine) => void): Promise<void> {
  const line = new RecordLine();
  await forEachLine(openSource(file), (bytes, start, end) => {
    line.load(bytes, start, end);
    if (line.name && line.name[0] !== '0') return false;
    take(line);
    return true;
  });
  for (const text of lines) {
    const bytes = Buffer.from(text, 'latin1');
    line.load(bytes, 0, bytes.length);
    take(line);
  }
}
