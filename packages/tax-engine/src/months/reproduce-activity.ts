import { Exact, roundCents } from '../rules/decimal.ts';
import { meanRate, type RateBand, taxOn } from '../rules/simples-rates.ts';
import type { Tax } from '../rules/simples-tables.ts';
import { analysisParameters } from './analysis-parameters.ts';
import type { GoodsActivity } from './goods-activities.ts';
import { isAssessedByOffice, isNotPaidInDas } from './parcel-status.ts';

export interface ActivityTrial {
  bands: readonly RateBand[];
  icmsBarred: boolean;
  /** Parcels assessed by the tax office are not part of the printed taxes. */
  withoutAssessed: boolean;
}

/**
 * Infers the revenue declared as monofásica from the taxes when the document has no parcels: R − COFINS ÷ rate. Cents.
 */
export function inferMonofasica({ revenue, taxes }: GoodsActivity, bands: readonly RateBand[]): number {
  const rate = meanRate(bands, 'cofins');
  if (rate.isZero()) return 0;
  const inferred = revenue - roundCents(new Exact(taxes.cofins).div(rate));
  return inferred < analysisParameters.inferredLeast ? 0 : inferred;
}

/** Returns true for a "com substituição" activity without parcels, which does not show what is excluded from each tax. */
export function isInferred({ parcels, side }: GoodsActivity): boolean {
  return parcels.length === 0 && side === 'com';
}

/** Computes a tax of an activity from these rates, parcel by parcel. Cents. */
export function expectedTax(activity: GoodsActivity, trial: ActivityTrial, tax: Tax): number {
  const { parcels, revenue } = activity;
  if (parcels.length === 0) {
    const left = isInferred(activity) && tax === 'pis' ? inferMonofasica(activity, trial.bands) : 0;
    return taxOn(revenue - left, trial.bands, tax);
  }
  return parcels
    .filter((parcel) => !isNotPaidInDas(parcel, tax) && !(trial.withoutAssessed && isAssessedByOffice(parcel)))
    .reduce((sum, { cents }) => sum + taxOn(cents, trial.bands, tax), 0);
}

/**
 * Returns by how many cents a recomputed tax may differ from the printed one. Without printed parcels, those behind the
 * tax are unknown, each rounded in each band of the month.
 */
export function toleranceOf({ parcels }: Pick<GoodsActivity, 'parcels'>, bands: readonly RateBand[]): number {
  const { perParcel, least } = analysisParameters.reproduction;
  return parcels.length === 0 ? least * bands.length : Math.max(least, parcels.length * perParcel);
}

function matches(activity: GoodsActivity, trial: ActivityTrial, tax: Tax): boolean {
  return Math.abs(expectedTax(activity, trial, tax) - activity.taxes[tax]) <= toleranceOf(activity, trial.bands);
}

/**
 * Returns true when these rates yield the declared PIS and COFINS. IRPJ and CSLL replace COFINS where the monofásico
 * revenue is inferred from it.
 */
export function reproducesFederal(activity: GoodsActivity, trial: ActivityTrial): boolean {
  if (!isInferred(activity)) return matches(activity, trial, 'cofins') && matches(activity, trial, 'pis');
  const whole = taxOn(activity.revenue, trial.bands, 'cofins');
  return (
    activity.taxes.cofins <= whole + toleranceOf(activity, trial.bands) &&
    (['pis', 'irpj', 'csll'] as const).every((tax) => matches(activity, trial, tax))
  );
}

/** Returns true when these rates yield the declared ICMS, which is zero for an establishment barred from the DAS. */
export function reproducesIcms(activity: GoodsActivity, trial: ActivityTrial): boolean {
  if (isInferred(activity)) return true;
  if (trial.icmsBarred) return Math.abs(activity.taxes.icms) <= analysisParameters.reproduction.least;
  return matches(activity, trial, 'icms');
}
