import { isTaxedCst, type RevenueLine, type TaxPart } from '../lines/revenue-line.ts';
import type { NoteFinding } from '../notes/note-finding.ts';
import { amountOf, type TakeFinding } from './booked-documents.ts';
import { Pendencies } from './pendencies.ts';
import type { PendencyCode } from './pendency-texts.ts';
import { PurchasedSt } from './purchased-st.ts';

/** Sums of the lines with one pair of rates. Cents; rates in ten-thousandths of a percent. */
export interface RateSums {
  pisRate: number;
  cofinsRate: number;
  /** Lines of CST 05, assessed as contributions by substitution. */
  isSubstitution: boolean;
  /** ICMS still in the base, and ICMS that is out already. */
  toExclude: number;
  excluded: number;
  returned: number;
  substituted: number;
  /** Bases of monofásico lines, per contribution. */
  monoPis: number;
  monoCofins: number;
  /** Bases of all taxed lines, per contribution, and their number. */
  pisBase: number;
  cofinsBase: number;
  /** Lines with ICMS that is to exclude or excluded. */
  judged: number;
}

/** Bases with one rate, and the number of their lines. */
export interface TaxedBases {
  cents: number;
  lines: number;
}

/** Bases of the credits of returns with one rate, and the ICMS in them. Cents. */
export interface ReturnedCredit {
  base: number;
  icms: number;
}

/** Tax of one line that a choice moves into the exclusion, or out of it when it is negative. */
export interface ChoiceAmount {
  pisRate: number;
  cofinsRate: number;
  isSubstitution: boolean;
  part: 'toExclude' | 'substituted';
  cents: number;
}

/** Sums over the lines of a month. Cents. */
export class MonthSums {
  readonly pendencies = new Pendencies();
  /** Receives what the comparison with the notes found, by key. */
  readonly onFinding: TakeFinding | undefined;
  readonly rates = new Map<string, RateSums>();
  taxedRevenue = 0;
  /** Lines of SP-030. */
  taxedLines = 0;
  /** Bases of CST 01 and 02 by rate, to compare them with block M (SP-064). */
  readonly taxedBases = { pis: new Map<number, TaxedBases>(), cofins: new Map<number, TaxedBases>() };
  /** ICMS of all taxed lines that are not monofásico. */
  highlighted = 0;
  doubtful = 0;
  monoBase = 0;
  /** Revenue of monofásico lines less discounts, by the CST that they should have; of reported lines only. */
  readonly monoRevenue = new Map<string, number>();
  /** Monofásico lines that stay taxed because an analyst rejected them (SP-123). */
  rejectedMono = 0;
  /** Returns of goods that the cumulative base was lowered by. */
  cumulativeReturns = 0;
  /** Bases of purchase credits that fall with monofásico goods, and of credits that hold ICMS, by rate. */
  readonly reversedBases = { pis: new Map<number, number>(), cofins: new Map<number, number>() };
  readonly creditIcms = { pis: new Map<number, number>(), cofins: new Map<number, number>() };
  /** Credits of sales that came back, with the ICMS in them, by rate (SP-058). */
  readonly returnedCredits = { pis: new Map<number, ReturnedCredit>(), cofins: new Map<number, ReturnedCredit>() };
  /** All exits with a sale, and those to final consumers. */
  sales = 0;
  retailSales = 0;
  hasColdDrinks = false;
  /** Purchases of the month. */
  readonly purchases = new PurchasedSt();
  /** Lines whose ICMS-ST only the purchases of the upload can tell. */
  readonly waitingForSt: RevenueLine[] = [];

  /** Tax by choice of an analyst and rates: what the other decision adds to or takes from the exclusion (SP-123). */
  readonly choices = new Map<string, ChoiceAmount[]>();

  /** Consecutive lines mostly have the same rates. */
  #last: RateSums | undefined;

  constructor(onFinding?: TakeFinding) {
    this.onFinding = onFinding;
  }

  /** Makes sums of copied rates, to compute a month with other choices. */
  static ofRates(rates: Iterable<RateSums>, taxedLines: number): MonthSums {
    const sums = new MonthSums();
    for (const one of rates) sums.rates.set(nameOf(one), { ...one });
    sums.taxedLines = taxedLines;
    return sums;
  }

  of(line: RevenueLine): RateSums {
    return this.ofRates(line.pis.rate, line.cofins.rate, line.pis.cst === '05');
  }

  ofRates(pisRate: number, cofinsRate: number, isSubstitution = false): RateSums {
    const last = this.#last;
    if (last?.pisRate === pisRate && last.cofinsRate === cofinsRate && last.isSubstitution === isSubstitution)
      return last;
    const name = nameOf({ pisRate, cofinsRate, isSubstitution });
    let sums = this.rates.get(name);
    if (!sums) {
      sums = {
        pisRate,
        cofinsRate,
        isSubstitution,
        toExclude: 0,
        excluded: 0,
        returned: 0,
        substituted: 0,
        monoPis: 0,
        monoCofins: 0,
        pisBase: 0,
        cofinsBase: 0,
        judged: 0,
      };
      this.rates.set(name, sums);
    }
    this.#last = sums;
    return sums;
  }

  /** Adds what a choice that is open, or that was made, would change on a line. */
  addChoice(code: string, line: RevenueLine, part: ChoiceAmount['part'], cents: number): void {
    if (cents === 0) return;
    const { pisRate, cofinsRate, isSubstitution } = this.of(line);
    const amounts = this.choices.get(code) ?? [];
    addChoiceAmount(amounts, { pisRate, cofinsRate, isSubstitution, part, cents });
    this.choices.set(code, amounts);
  }

  /** Returns the choices of the month with the tax that each moves, and the rates as the other decision leaves them. */
  withOtherChoices(): { code: string; moved: number; sums: MonthSums }[] {
    return [...this.choices].map(([code, amounts]) => {
      const sums = MonthSums.ofRates(this.rates.values(), this.taxedLines);
      for (const { pisRate, cofinsRate, isSubstitution, part, cents } of amounts) {
        sums.ofRates(pisRate, cofinsRate, isSubstitution)[part] += cents;
      }
      return { code, moved: amounts.reduce((sum, { cents }) => sum + cents, 0), sums };
    });
  }

  /** Adds what the comparison with the notes found. */
  addFinding(finding: NoteFinding): void {
    this.pendencies.add(finding.code, amountOf(finding), 1);
    this.onFinding?.(finding);
  }

  /** Adds the credit of a return whose base contains the ICMS. */
  addReturnedCredit({ pis, cofins }: RevenueLine, icms: number): void {
    for (const [name, { rate, base }] of [
      ['pis', pis],
      ['cofins', cofins],
    ] as const) {
      const sum = this.returnedCredits[name].get(rate) ?? { base: 0, icms: 0 };
      this.returnedCredits[name].set(rate, { base: sum.base + base, icms: sum.icms + icms });
    }
  }

  /** Adds the taxed bases of a line that is in force. */
  addTaxedBases(line: Pick<RevenueLine, 'pis' | 'cofins'>): void {
    addTaxed(this.taxedBases.pis, line.pis);
    addTaxed(this.taxedBases.cofins, line.cofins);
  }

  /** Adds the ICMS of lines that an analyst must decide on. */
  doubt(code: PendencyCode, icms: number, count: number): void {
    this.highlighted += icms;
    this.doubtful += icms;
    this.pendencies.add(code, icms, count);
  }
}

/** Adds an amount to that of the same rates and part, in place. */
export function addChoiceAmount(amounts: ChoiceAmount[], amount: ChoiceAmount): void {
  const { pisRate, cofinsRate, part } = amount;
  const same = amounts.find((one) => one.pisRate === pisRate && one.cofinsRate === cofinsRate && one.part === part);
  if (same) same.cents += amount.cents;
  else amounts.push({ ...amount });
}

function addTaxed(bases: Map<number, TaxedBases>, { cst, base, rate }: TaxPart): void {
  if (!isTaxedCst(cst)) return;
  const sum = bases.get(rate);
  if (sum) {
    sum.cents += base;
    sum.lines++;
  } else bases.set(rate, { cents: base, lines: 1 });
}

function nameOf({ pisRate, cofinsRate, isSubstitution }: Pick<RateSums, 'pisRate' | 'cofinsRate' | 'isSubstitution'>) {
  return `${pisRate} ${cofinsRate} ${isSubstitution}`;
}

/** Adds to the amount of a rate, or under another name, in place. */
export function addTo<K>(sums: Map<K, number>, name: K, cents: number): void {
  sums.set(name, (sums.get(name) ?? 0) + cents);
}
