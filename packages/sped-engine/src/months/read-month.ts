import { ContributionsReader, type LineGroup } from '../contributions/contributions-reader.ts';
import type { UsableFile } from '../files/select-files.ts';
import { isInForce, type RevenueLine } from '../lines/revenue-line.ts';
import { forEachLine } from '../text/for-each-line.ts';
import { RecordLine } from '../text/record-line.ts';
import type { BookedDocuments } from './booked-documents.ts';
import { judgeConsolidated } from './judge-consolidated.ts';
import { judgeEntries } from './judge-entries.ts';
import { judgeExits } from './judge-exits.ts';
import { judgeItems } from './judge-items.ts';
import { JudgedPart } from './judged-part.ts';
import type { MonthContext } from './month-context.ts';
import { MonthSums } from './month-sums.ts';

/** Share of sales to final consumers from which cold drinks count, in percent (SP-093). */
const retailShare = 75;

export interface ReadMonth {
  reader: Pick<JudgedPart, 'assessment' | 'facts'>;
  sums: MonthSums;
  /** Sums with the other answer on the buyers, for a month whose cold drinks depend on it (SP-093). */
  otherBuyers?: MonthSums;
  /** Sums as they are while monofásico goods count, for a month whose goods were all rejected. */
  withMono?: MonthSums;
}

/**
 * Reads the lines of a month. The share of sales to final consumers is known at the end only: a wholesaler's month with
 * cold drinks is read a second time. So is a month whose monofásico documents were rejected one by one: with none left,
 * its entries count as when the whole credit is rejected (SP-094).
 */
export async function readMonth(
  file: UsableFile,
  context: Omit<MonthContext, 'isRetailer'>,
  documents: BookedDocuments,
  onBegin: () => void,
  judge: JudgeFile = judgeFile,
): Promise<ReadMonth> {
  const readOnce = async (of: MonthContext): Promise<ReadMonth> => {
    const judged = await judge(file, of, documents);
    judged.finish(of);
    return { reader: judged, sums: judged.sums };
  };
  const read = async (isRetailer: boolean, again: boolean, of = context): Promise<ReadMonth> => {
    documents.begin(again);
    const month = await readOnce({ ...of, isRetailer });
    if (of.hasNoMono || month.sums.rejectedMono === 0 || month.sums.monoBase > 0) return month;
    if (of.report) onBegin();
    documents.begin(true);
    return { ...(await readOnce({ ...of, isRetailer, hasNoMono: true })), withMono: month.sums };
  };
  onBegin();
  const asRetailer = await read(true, false);
  const { sums } = asRetailer;
  // An analyst's word on the buyers overrides the share (SP-093).
  const isSettled = context.accepted?.has('ATACADISTA_BEBIDAS') ?? false;
  const isWholesaler = sums.hasColdDrinks && sums.retailSales * 100 < sums.sales * retailShare;
  if (!isWholesaler) return asRetailer;
  if (isSettled) {
    const { report: _, onFinding: _f, ...silent } = context;
    return { ...asRetailer, otherBuyers: (await read(false, true, silent)).sums };
  }
  onBegin();
  return { ...(await read(false, true)), otherBuyers: sums };
}

/** Reads all lines of a file once. */
export type JudgeFile = (file: UsableFile, context: MonthContext, documents: BookedDocuments) => Promise<JudgedPart>;

/** Reads a file on the calling thread. */
export const judgeFile: JudgeFile = async ({ file }, context, documents) => {
  const { judged } = await judgeLines(file.open(), context, documents);
  return judged;
};

/**
 * Judges the lines of a file, or of a part of it. `lead` prepares the reader with lines of the file before the part.
 * `isSeparable` is false when lines were left over that belong to the part that follows.
 */
export async function judgeLines(
  chunks: AsyncIterable<Buffer>,
  context: MonthContext,
  documents: BookedDocuments,
  lead?: (take: (line: RecordLine) => void) => Promise<void>,
): Promise<{ judged: JudgedPart; isSeparable: boolean }> {
  const sums = new MonthSums(context.onFinding);
  const reader = new ContributionsReader((group) => takeGroup(group, context, documents, judged));
  const judged = new JudgedPart(sums, reader.facts, reader.assessment);
  await lead?.((line) => reader.take(line));
  const line = new RecordLine();
  await forEachLine(chunks, (bytes, start, end) => {
    line.load(bytes, start, end);
    reader.take(line);
    return line.name !== '9999';
  });
  reader.end();
  return { judged, isSeparable: !reader.hasLinesWithoutParent };
}

function takeGroup(group: LineGroup, context: MonthContext, documents: BookedDocuments, judged: JudgedPart): void {
  const { sums, facts } = judged;
  if (!documents.add(group, context.taxMonth, (found) => sums.addFinding(found)) || !isInForce(group.parent)) return;
  if (!group.parent.isExit) judgeEntries(group, facts.incidence, context, sums);
  else judged.waiting.push(...takeExit(group, context, judged));
}

/** Judges an exit; returns the lines that are judged with the whole month. */
function takeExit(group: LineGroup, context: MonthContext, { sums, booked, receiptLines }: JudgedPart): RevenueLine[] {
  const { parent, lines } = group;
  booked.add(parent, lines);
  const open = judgeExits(group, context, sums);
  if (open.length === 0) return [];
  const items = open.filter(({ line }) => line.record === 'C170');
  if (items.length > 0) judgeItems(items, lines, context, sums);
  if (items.length === open.length) return [];
  const others = open.filter(({ line }) => line.record !== 'C170');
  if (parent.record === 'F500') {
    receiptLines.push(...others.map(({ line }) => line));
    return [];
  }
  return judgeConsolidated(others, lines, context, sums);
}
