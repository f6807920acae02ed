import { addChoiceAmount, addTo, type MonthSums, type RateSums } from './month-sums.ts';
import type { Pendencies } from './pendencies.ts';
import type { PurchasesData } from './purchased-st.ts';

type Methods = {
  [K in keyof MonthSums]: MonthSums[K] extends (...args: never[]) => unknown ? K : never;
}[keyof MonthSums];

/** Sums of a part of a month as a thread sends them; lines that wait for their ICMS-ST are sent apart. */
export type SumsData = Omit<MonthSums, Methods | 'onFinding' | 'pendencies' | 'purchases' | 'waitingForSt'> & {
  pendencies: Pick<Pendencies, 'sums'>;
  purchases: PurchasesData;
};

const totals = [
  ...['taxedRevenue', 'taxedLines', 'highlighted', 'doubtful', 'monoBase', 'rejectedMono', 'cumulativeReturns'],
  ...['sales', 'retailSales'],
] as const satisfies readonly (keyof MonthSums)[];

const ofRate = [
  ...['toExclude', 'excluded', 'returned', 'substituted', 'monoPis', 'monoCofins', 'pisBase', 'cofinsBase'],
  'judged',
] as const satisfies readonly (keyof RateSums)[];

/** Adds the sums of the part of a month that follows. The order of what was found stays that of the file. */
export function addSums(sums: MonthSums, part: SumsData): void {
  for (const name of totals) sums[name] += part[name];
  sums.hasColdDrinks ||= part.hasColdDrinks;
  for (const rate of part.rates.values()) {
    const own = sums.ofRates(rate.pisRate, rate.cofinsRate, rate.isSubstitution);
    for (const name of ofRate) own[name] += rate[name];
  }
  for (const name of ['pis', 'cofins'] as const) {
    for (const [rate, cents] of part.reversedBases[name]) addTo(sums.reversedBases[name], rate, cents);
    for (const [rate, cents] of part.creditIcms[name]) addTo(sums.creditIcms[name], rate, cents);
    for (const [rate, { cents, lines }] of part.taxedBases[name]) {
      const own = sums.taxedBases[name].get(rate) ?? { cents: 0, lines: 0 };
      sums.taxedBases[name].set(rate, { cents: own.cents + cents, lines: own.lines + lines });
    }
    for (const [rate, { base, icms }] of part.returnedCredits[name]) {
      const own = sums.returnedCredits[name].get(rate) ?? { base: 0, icms: 0 };
      sums.returnedCredits[name].set(rate, { base: own.base + base, icms: own.icms + icms });
    }
  }
  for (const [code, { cents, count, detail }] of part.pendencies.sums) sums.pendencies.add(code, cents, count, detail);
  for (const [code, amounts] of part.choices) {
    const own = sums.choices.get(code) ?? [];
    for (const amount of amounts) addChoiceAmount(own, amount);
    sums.choices.set(code, own);
  }
  for (const [cst, cents] of part.monoRevenue) addTo(sums.monoRevenue, cst, cents);
  sums.purchases.addData(part.purchases);
}
