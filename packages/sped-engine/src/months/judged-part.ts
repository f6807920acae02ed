import type { Assessment } from '../contributions/assessment.ts';
import { type FactsData, MonthFacts } from '../contributions/month-facts.ts';
import type { RevenueLine } from '../lines/revenue-line.ts';
import { restoreLines, type SentLine } from '../lines/sent-lines.ts';
import { addSums, type SumsData } from './add-sums.ts';
import { BookedIcms, type Covered } from './booked-icms.ts';
import { judgeMonthLines } from './judge-consolidated.ts';
import { judgeReceipts } from './judge-receipts.ts';
import { estimateSubstituted } from './judge-substituted.ts';
import type { KeyHashes } from './key-set.ts';
import type { MonthContext } from './month-context.ts';
import { MonthSums } from './month-sums.ts';

/** Sums and open lines of a month, or of a part of its file, before the steps that need the whole month. */
export class JudgedPart {
  readonly sums: MonthSums;
  readonly facts: MonthFacts;
  /** Block M. */
  readonly assessment: Readonly<Record<'pis' | 'cofins', Assessment>>;
  readonly booked = new BookedIcms();
  /** Lines that are judged with the whole month, and lines of F500. */
  readonly waiting: RevenueLine[] = [];
  readonly receiptLines: RevenueLine[] = [];

  constructor(
    sums = new MonthSums(),
    facts = new MonthFacts(),
    assessment: JudgedPart['assessment'] = { pis: { rates: [] }, cofins: { rates: [] } },
  ) {
    this.sums = sums;
    this.facts = facts;
    this.assessment = assessment;
  }

  /** Adds the part of the file that follows. */
  add({ sums, facts, assessment, booked, waiting, receiptLines, waitingForSt }: PartData): void {
    addSums(this.sums, sums);
    this.facts.addAll(facts);
    for (const name of ['pis', 'cofins'] as const) {
      const { rates, totals } = assessment[name];
      for (const rate of rates) this.assessment[name].rates.push(rate);
      if (totals) this.assessment[name].totals = totals;
    }
    this.booked.addAll(booked);
    for (const line of restoreLines(waiting)) this.waiting.push(line);
    for (const line of restoreLines(receiptLines)) this.receiptLines.push(line);
    for (const line of restoreLines(waitingForSt)) this.sums.waitingForSt.push(line);
  }

  /** Judges what only the whole month tells. */
  finish(context: MonthContext): void {
    judgeMonthLines(this.waiting, this.booked, context, this.sums);
    judgeReceipts(this.receiptLines, this.facts.receipts, context, this.sums);
    estimateSubstituted(context, this.sums);
  }
}

/** A judged part as a thread sends it. */
export interface PartData {
  sums: SumsData;
  facts: FactsData;
  assessment: JudgedPart['assessment'];
  booked: { covered: ReadonlyMap<string, Covered> };
  waiting: readonly SentLine[];
  receiptLines: readonly SentLine[];
  waitingForSt: readonly SentLine[];
  /** Access keys that the part books in force. */
  keys: KeyHashes;
  /** False when its lines depend on those of the part before: the month has to be read whole. */
  isSeparable: boolean;
}
