import { type Fraction, fraction, halfUp, isMore, minus, over, plus, times } from './fraction.ts';
import { type LawAnnex, type LawBracket, type LawTax, lawTables, overIssCap } from './law-tables.ts';

/** Rates of a part of the month's revenue. */
export interface LawBand {
  part: Fraction;
  rate: (tax: LawTax) => Fraction;
}

const hundredths = (value: number) => fraction(value, 10_000);
const issCap = fraction(5, 100);
const sublimit = 360_000_000;
const topLimit = 480_000_000;

function bracketOf(annex: LawAnnex, rbt12: number): number {
  const at = lawTables[annex].findIndex(({ limit }) => rbt12 <= limit * 100);
  if (at < 0) throw new RangeError('above the limit');
  return at;
}

function effective({ nominal, deduct }: LawBracket, rbt12: number): Fraction {
  if (rbt12 === 0) return hundredths(nominal);
  return minus(hundredths(nominal), over(fraction(deduct * 100), fraction(rbt12)));
}

function shared(annex: LawAnnex, bracket: LawBracket, rbt12: number, tax: LawTax): Fraction {
  const rate = effective(bracket, rbt12);
  const iss = times(rate, hundredths(bracket.shares.ISS ?? 0));
  const rest = overIssCap[annex];
  if (!rest || !isMore(iss, issCap)) return times(rate, hundredths(bracket.shares[tax] ?? 0));
  return tax === 'ISS' ? issCap : times(minus(rate, issCap), hundredths(rest[tax] ?? 0));
}

/** LC 123/2006 art. 18 §§ 1º to 1º-B; above the sublimit ICMS and ISS use bracket 5 (CGSN 140/2018 art. 24). */
export function lawRate(annex: LawAnnex, rbt12: number, tax: LawTax): Fraction {
  const at = bracketOf(annex, rbt12);
  const own = at === 5 && (tax === 'ICMS' || tax === 'ISS') ? 4 : at;
  return shared(annex, lawTables[annex][own] as LawBracket, rbt12, tax);
}

/** `limit`: of the year in which the company began; the sublimit is three quarters of it. Cents. */
export interface LawYear {
  rba: number;
  revenue: number;
  limit?: number;
}

/** Returns one band, or those of a month in which the year's revenue (`rba`, including the month) exceeds a limit. */
export function lawBands(annex: 'I' | 'II', rbt12: number, year?: LawYear): LawBand[] {
  const within = (tax: LawTax) => lawRate(annex, rbt12, tax);
  const [, , , , fifth, sixth] = lawTables[annex] as [
    LawBracket,
    LawBracket,
    LawBracket,
    LawBracket,
    LawBracket,
    LawBracket,
  ];
  const partOver = (limit: number) =>
    year ? fraction(Math.min(Math.max(year.rba - limit, 0), year.revenue), year.revenue) : fraction(0);
  const most = year?.limit ?? topLimit;
  const [aboveSublimit, aboveLimit] = [partOver((most / 4) * 3), partOver(most)];
  const icms = shared(annex, fifth, sublimit, 'ICMS');
  const bands: LawBand[] = [
    { part: minus(fraction(1), aboveSublimit), rate: within },
    { part: minus(aboveSublimit, aboveLimit), rate: (tax) => (tax === 'ICMS' ? icms : within(tax)) },
    { part: aboveLimit, rate: (tax) => (tax === 'ICMS' ? icms : shared(annex, sixth, topLimit, tax)) },
  ];
  return bands.filter(({ part }) => part.n > 0n);
}

/** Computes the tax on cents of revenue, each band rounded to cents separately. */
export function lawTax(cents: number, bands: readonly LawBand[], tax: LawTax): number {
  return bands.reduce((sum, { part, rate }) => sum + halfUp(times(fraction(cents), times(part, rate(tax)))), 0);
}

/** Computes the mean rate over the bands. */
export function lawMean(bands: readonly LawBand[], tax: LawTax): Fraction {
  return bands.reduce((sum, { part, rate }) => plus(sum, times(part, rate(tax))), fraction(0));
}
