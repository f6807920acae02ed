import { taxMonthKey } from '@restitui/brazil/tax-month.ts';
import type { Annex } from '../engine-types.ts';
import type { Declaration } from '../pgdas/declaration.ts';
import { Exact, roundCents } from '../rules/decimal.ts';
import { latestRuleSet, type RuleSet } from '../rules/rule-set.ts';
import { type RateBand, ratesOf, splitRates } from '../rules/simples-rates.ts';
import { SUBLIMIT, TOP_LIMIT } from '../rules/simples-tables.ts';
import { analysisParameters } from './analysis-parameters.ts';
import { goodsActivities, isIcmsBarred } from './goods-activities.ts';
import { isAssessedByOffice } from './parcel-status.ts';
import { reproducesFederal, reproducesIcms } from './reproduce-activity.ts';

/** The rates that reproduce the declared taxes. */
export interface Reproduction {
  bands: Record<Annex, RateBand[]>;
  /** The RBT12 used, cents. */
  rbt12: number;
  /** The table does not explain the declared ICMS, or the month is split: the ratio of ICMS to its base is used. */
  icmsByRatio: boolean;
  /** ICMS differs for another reason than the sublimit: a reduction, exemption or fixed amount of the State. */
  icmsDiffers: boolean;
  /** No establishment of goods collects ICMS in the DAS. */
  icmsBarred: boolean;
  withoutAssessed: boolean;
}

export type ReproductionFailure = 'RBT12_AUSENTE' | 'RBT12_ACIMA_LIMITE' | 'PGDAS_NAO_REPRODUZ';

interface Trial {
  rbt12: number;
  bandsOf: (annex: Annex) => RateBand[];
  isSplit: boolean;
  allBarred: boolean;
  withoutAssessed: boolean;
}

/** RBT12p first, then RBT12; of each the home market, then the sum of both markets. Cents. */
function rbt12Candidates({ rbt12p, rbt12 }: Declaration): number[] {
  const proportional = rbt12p && rbt12p.total > 0 ? [rbt12p.internal, rbt12p.total] : [];
  return [...new Set([...proportional, ...(rbt12 ? [rbt12.internal, rbt12.total] : [])])];
}

interface YearLimits {
  sublimit: number;
  limit: number;
}

/** Fractions of the month's revenue above the sublimit and the limit; `yearSoFar` includes this month. */
function excessFractions(yearSoFar: number, month: number, { sublimit, limit }: YearLimits) {
  const over = (most: number) => new Exact(Math.min(Math.max(yearSoFar - most, 0), month)).div(month);
  return { sublimit: over(sublimit), limit: over(limit) };
}

/**
 * Returns the sublimit and the limit of the year, cents. In the year in which a company begins, both are proportional to
 * its months (LC 123/2006 art. 3º § 2º and art. 19; CGSN 140/2018 art. 9º): the document prints the limit in proportion and
 * the sublimit of a whole year. Code versions before 4 ignored it.
 */
function limitsOf({ sublimit, limit }: Declaration, { codigo }: RuleSet): YearLimits {
  const whole = { sublimit: sublimit || SUBLIMIT.times(100).toNumber(), limit: TOP_LIMIT.times(100).toNumber() };
  if (codigo < 4 || !limit || limit >= whole.limit) return whole;
  return { sublimit: roundCents(new Exact(whole.sublimit).times(limit).div(whole.limit)), limit };
}

interface SplitTrial extends Pick<Trial, 'bandsOf' | 'isSplit'> {
  /** The printed revenue of the year, which usually includes the month, exceeds the sublimit. */
  byPrintedYear: boolean;
}

function splitTrials(declaration: Declaration, rbt12: number, rules: RuleSet): SplitTrial[] {
  const { rba, revenue } = declaration;
  if (!rba || !revenue || revenue.internal === 0) return [];
  const limits = limitsOf(declaration, rules);
  // Usually printed including the month; some versions print it excluding the month.
  return [rba.internal, rba.internal + revenue.internal].flatMap((yearSoFar) => {
    const excess = excessFractions(yearSoFar, revenue.internal, limits);
    if (excess.sublimit.isZero()) return [];
    const reais = new Exact(rbt12).div(100);
    return {
      isSplit: true,
      byPrintedYear: yearSoFar === rba.internal,
      bandsOf: (annex: Annex) => splitRates(annex, reais, excess.sublimit, excess.limit, rules),
    };
  });
}

function* trialsOf(declaration: Declaration, rbt12: number, rules: RuleSet): Generator<Trial> {
  const goods = goodsActivities(declaration);
  const bandsOf = (annex: Annex) => [
    { fraction: new Exact(1), rates: ratesOf(annex, new Exact(rbt12).div(100), rules) },
  ];
  const isBarredUnknown = goods.every((activity) => isIcmsBarred(declaration, activity) === undefined);
  const hasAssessed = goods.some(({ parcels }) => parcels.some(isAssessedByOffice));
  const splits = splitTrials(declaration, rbt12, rules);
  // Where ICMS cannot tell, as for goods with ST, the printed revenue of the year does.
  const isKnownSplit = rules.codigo >= 4 && splits[0]?.byPrintedYear === true;
  const [first, rest] = isKnownSplit ? [splits.slice(0, 1), splits.slice(1)] : [[], splits];
  for (const withoutAssessed of hasAssessed ? [false, true] : [false]) {
    const whole = { rbt12, bandsOf, isSplit: false, withoutAssessed };
    for (const split of first) yield { ...split, rbt12, allBarred: false, withoutAssessed };
    yield { ...whole, allBarred: false };
    if (isBarredUnknown) yield { ...whole, allBarred: true };
    for (const split of rest) yield { ...split, rbt12, allBarred: false, withoutAssessed };
  }
}

function tryRates(declaration: Declaration, trial: Trial): Reproduction | undefined {
  const goods = goodsActivities(declaration);
  const bands = { I: trial.bandsOf('I'), II: trial.bandsOf('II') };
  const createVerdict = goods.map((activity) => {
    const icmsBarred = trial.allBarred || isIcmsBarred(declaration, activity) === true;
    return { activity, icmsBarred, trial: { ...trial, bands: bands[activity.annex], icmsBarred } };
  });
  if (!createVerdict.every(({ activity, trial: own }) => reproducesFederal(activity, own))) return undefined;
  const icmsDiffers = !createVerdict.every(({ activity, trial: own }) => reproducesIcms(activity, own));
  const barred = createVerdict.filter(({ icmsBarred }) => icmsBarred).length;
  return {
    bands,
    rbt12: trial.rbt12,
    icmsByRatio: icmsDiffers || trial.isSplit || (barred > 0 && barred < createVerdict.length),
    icmsDiffers,
    icmsBarred: barred === createVerdict.length,
    withoutAssessed: trial.withoutAssessed,
  };
}

/**
 * Finds the RBT12 that explains the declared taxes, as a guard against misread numbers. Recomputes the taxes of all
 * goods activities from each printed RBT12: unchanged, barred from ICMS and split at the sublimit. Returns the first
 * that reproduces all taxes, otherwise the first that reproduces PIS and COFINS.
 */
export function reproduce(
  declaration: Declaration,
  rules: RuleSet = latestRuleSet,
): Reproduction | ReproductionFailure {
  const key = taxMonthKey(declaration.taxMonth);
  if (key < analysisParameters.tables.from || key > analysisParameters.tables.to) return 'PGDAS_NAO_REPRODUZ';
  const candidates = rbt12Candidates(declaration);
  if (candidates.length === 0) return 'RBT12_AUSENTE';

  const limit = TOP_LIMIT.times(100).toNumber();
  for (const rbt12 of candidates.filter((cents) => cents <= limit)) {
    const found = [...trialsOf(declaration, rbt12, rules)].map((trial) => tryRates(declaration, trial));
    const fitting = found.filter((one) => one !== undefined);
    const best = fitting.find(({ icmsDiffers }) => !icmsDiffers) ?? fitting[0];
    if (best) return best;
  }
  return (declaration.rbt12?.internal ?? 0) > limit ? 'RBT12_ACIMA_LIMITE' : 'PGDAS_NAO_REPRODUZ';
}
