import { ShownRecords } from '../files/shown-records.ts';
import { inForce, type TaxPart } from '../lines/revenue-line.ts';
import type { RecordLine } from '../text/record-line.ts';

const taxedExits = new Set(['01', '02']);

/** Facts as a thread sends them. */
export type FactsData = Omit<MonthFacts, 'take' | 'addAll' | 'shown'> & { shown: Pick<ShownRecords, 'byCode'> };

/** M400 or M800: revenue without contribution by CST. Cents. */
export type UntaxedRevenue = Map<string, number>;

/** Registers of the file that concern the month as a whole. */
export class MonthFacts {
  /** COD_INC_TRIB: 1 non-cumulative, 2 cumulative, 3 both. */
  incidence = '';
  /** IND_APRO_CRED: 2 is the proportional method. */
  creditMethod = '';
  /** Process numbers of 1010 and 1020. */
  readonly processes: string[] = [];
  isSuspended = false;
  isCooperative = false;
  /** Establishments that book by document (C010 IND_ESCRI 2). */
  readonly byDocument = new Set<string>();
  /** Receipts behind F500 (F525). */
  readonly receipts: { kind: string; document: string; cents: number; cst: string }[] = [];
  /** Bases of taxed lines that carry no ICMS (A170, F100), by rate: PIS and COFINS. */
  readonly otherBases: { pis: TaxPart[]; cofins: TaxPart[] } = { pis: [], cofins: [] };

  readonly untaxed: { pis: UntaxedRevenue; cofins: UntaxedRevenue } = { pis: new Map(), cofins: new Map() };
  /** Records that are in no formula. */
  readonly shown = new ShownRecords('EFD_CONTRIBUICOES');

  #isServiceInForce = true;

  take(line: RecordLine): void {
    this.shown.take(line);
    switch (line.name) {
      case 'M400':
        addUntaxed(this.untaxed.pis, line.text(2), line.cents(3));
        break;
      case 'M800':
        addUntaxed(this.untaxed.cofins, line.text(2), line.cents(3));
        break;
      case '0110':
        this.incidence = line.text(2);
        this.creditMethod = line.text(3);
        break;
      case '1010':
      case '1020':
        this.processes.push(line.text(2));
        break;
      case '1011':
        this.isSuspended = true;
        break;
      case 'F525':
        this.receipts.push({ kind: line.text(3), document: line.text(5), cents: line.cents(7), cst: line.text(8) });
        break;
      case 'A100':
        this.#isServiceInForce = line.text(5) === '' || inForce.has(line.text(5));
        break;
      case 'A170':
        if (this.#isServiceInForce) this.#addOtherBase(line, [9, 10, 11], [13, 14, 15]);
        break;
      case 'F100':
        if (line.text(2) !== '0') this.#addOtherBase(line, [7, 8, 9], [11, 12, 13]);
        break;
    }
  }

  /** Adds the facts of the next part of the file. */
  addAll(other: FactsData): void {
    this.incidence = other.incidence || this.incidence;
    this.creditMethod = other.creditMethod || this.creditMethod;
    this.isSuspended ||= other.isSuspended;
    this.isCooperative ||= other.isCooperative;
    this.processes.push(...other.processes);
    this.shown.addAll(other.shown);
    for (const establishment of other.byDocument) this.byDocument.add(establishment);
    for (const receipt of other.receipts) this.receipts.push(receipt);
    for (const name of ['pis', 'cofins'] as const) {
      for (const base of other.otherBases[name]) this.otherBases[name].push(base);
      for (const [cst, cents] of other.untaxed[name]) addUntaxed(this.untaxed[name], cst, cents);
    }
  }

  #addOtherBase(line: RecordLine, pis: readonly [number, number, number], cofins: typeof pis): void {
    for (const [name, [cst, base, rate]] of [
      ['pis', pis],
      ['cofins', cofins],
    ] as const) {
      const part = { cst: line.text(cst), base: line.cents(base), rate: line.rate(rate) };
      if (taxedExits.has(part.cst)) this.otherBases[name].push(part);
    }
  }
}

function addUntaxed(revenue: UntaxedRevenue, cst: string, cents: number): void {
  revenue.set(cst, (revenue.get(cst) ?? 0) + cents);
}
