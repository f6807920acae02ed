import { Exact, roundCents } from '../rules/decimal.ts';
import { meanRate, type RateBand, taxOn } from '../rules/simples-rates.ts';
import type { Tax } from '../rules/simples-tables.ts';
import { decisions } from './decisions.ts';
import type { GoodsActivity } from './goods-activities.ts';
import { isAssessedApart, isOutOfDas } from './parcel-standing.ts';

export interface ActivityTrial {
  bands: readonly RateBand[];
  icmsBarred: boolean;
  /** Parcels assessed apart are left out of the printed taxes. */
  withoutAssessed: boolean;
}

/** Revenue declared as monofásica that the taxes betray when the document shows no parcels: R − COFINS ÷ rate. */
export function inferMonofasica({ revenue, taxes }: GoodsActivity, bands: readonly RateBand[]): number {
  const rate = meanRate(bands, 'cofins');
  if (rate.isZero()) return 0;
  const inferred = revenue - roundCents(new Exact(taxes.cofins).div(rate));
  return inferred < decisions.inferredLeast ? 0 : inferred;
}

/** Without parcels, a "com substituição" activity does not say what is left out of which tax. */
export function isInferred({ parcels, side }: GoodsActivity): boolean {
  return parcels.length === 0 && side === 'com';
}

/** What a tax of an activity comes to by these rates, parcel by parcel. Cents. */
export function expectedTax(activity: GoodsActivity, trial: ActivityTrial, tax: Tax): number {
  const { parcels, revenue } = activity;
  if (parcels.length === 0) {
    const left = isInferred(activity) && tax === 'pis' ? inferMonofasica(activity, trial.bands) : 0;
    return taxOn(revenue - left, trial.bands, tax);
  }
  return parcels
    .filter((parcel) => !isOutOfDas(parcel, tax) && !(trial.withoutAssessed && isAssessedApart(parcel)))
    .reduce((sum, { cents }) => sum + taxOn(cents, trial.bands, tax), 0);
}

function matches(activity: GoodsActivity, trial: ActivityTrial, tax: Tax): boolean {
  const { perParcel, least } = decisions.reproduction;
  const tolerance = Math.max(least, activity.parcels.length * perParcel);
  return Math.abs(expectedTax(activity, trial, tax) - activity.taxes[tax]) <= tolerance;
}

/** Do these rates give the PIS and COFINS that were declared? Where COFINS is inferred from, IRPJ and CSLL tell. */
export function reproducesFederal(activity: GoodsActivity, trial: ActivityTrial): boolean {
  if (!isInferred(activity)) return matches(activity, trial, 'cofins') && matches(activity, trial, 'pis');
  const whole = taxOn(activity.revenue, trial.bands, 'cofins');
  return (
    activity.taxes.cofins <= whole + decisions.reproduction.least &&
    (['pis', 'irpj', 'csll'] as const).every((tax) => matches(activity, trial, tax))
  );
}

/** Do these rates give the ICMS that was declared? Nothing where the establishment may not collect it in the DAS. */
export function reproducesIcms(activity: GoodsActivity, trial: ActivityTrial): boolean {
  if (isInferred(activity)) return true;
  if (trial.icmsBarred) return Math.abs(activity.taxes.icms) <= decisions.reproduction.least;
  return matches(activity, trial, 'icms');
}
