import type { Annex } from '../engine-types.ts';
import type { Declaration, Parcel } from '../pgdas/declaration.ts';
import { Exact } from '../rules/decimal.ts';
import { meanRate, taxOn } from '../rules/simples-rates.ts';
import { type GoodsActivity, goodsActivities } from './goods-activities.ts';
import { isExempt, isMonofasica, isNotPaidInDas, isSetAside } from './parcel-status.ts';
import type { Reproduction } from './reproduce.ts';
import { inferMonofasica, isInferred } from './reproduce-activity.ts';

/** The goods part of a reproduced declaration. Cents. */
export interface DeclaredGoods {
  /** Revenue for which PIS and COFINS are analysed, per annex. */
  base: Record<Annex, number>;
  cofins: number;
  pis: number;
  icms: number;
  /** ICMS ÷ revenue that is subject to ICMS, 0 to 1, per annex; undefined when there is none. */
  icmsRatio: Record<Annex, Exact | undefined>;
  /** Revenue declared as monofásica. */
  monofasica: number;
  inferredActivities: number;
  /** 0 to 1: the lowest COFINS rate among the inferred activities' annexes. */
  inferredRate: Exact;
  /** PIS and COFINS excluded because suspended or assessed by the tax office. */
  aside: number;
}

const annexes = ['I', 'II'] as const;
const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0);

/** Tax of the excluded parcels; parcels assessed by the tax office may be missing from the printed taxes. */
function setAsideTax(
  activity: GoodsActivity,
  { bands, withoutAssessed }: Reproduction,
  tax: 'cofins' | 'pis' | 'icms',
) {
  const parcels = activity.parcels.filter(
    (parcel) =>
      isSetAside(parcel, tax) &&
      !isNotPaidInDas(parcel, tax) &&
      !(withoutAssessed && parcel.qualifiers.some(({ kind }) => kind === 'oficio')),
  );
  const computed = sum(parcels, ({ cents }) => taxOn(cents, bands[activity.annex], tax));
  return Math.min(computed, activity.taxes[tax]);
}

/** Returns true when the parcel is analysed: neither suspended, assessed by the tax office, immune nor exempt. */
export function isAnalysed(parcel: Parcel): boolean {
  return isSetAside(parcel, 'cofins') || isSetAside(parcel, 'pis') || isExempt(parcel);
}

/** Returns the revenue of an activity for which PIS and COFINS are analysed, cents. */
export function baseOf({ revenue, parcels }: GoodsActivity): number {
  const left = parcels.filter(isAnalysed);
  return revenue - sum(left, ({ cents }) => cents);
}

/** Returns ICMS ÷ revenue subject to it, 0 to 1; undefined when there is none. */
export function icmsRatioOf(goods: readonly GoodsActivity[], reproduction: Reproduction): Exact | undefined {
  const goodsShown = goods.filter((activity) => !isInferred(activity));
  const revenue = sum(goodsShown, (activity) =>
    activity.parcels.length === 0
      ? activity.revenue
      : sum(
          activity.parcels.filter((parcel) => !isNotPaidInDas(parcel, 'icms') && !isSetAside(parcel, 'icms')),
          ({ cents }) => cents,
        ),
  );
  const icms = sum(goodsShown, (activity) => activity.taxes.icms - setAsideTax(activity, reproduction, 'icms'));
  return revenue > 0 ? new Exact(icms).div(revenue) : undefined;
}

function monofasicaOf(activity: GoodsActivity, { bands }: Reproduction): number {
  if (isInferred(activity)) return inferMonofasica(activity, bands[activity.annex]);
  return sum(activity.parcels.filter(isMonofasica), ({ cents }) => cents);
}

// In a document without parcels, suspended taxes are printed in its totals only.
function suspendedInTotals({ totals, activities }: Declaration): { cofins: number; pis: number } {
  const hasParcels = activities.some(({ parcels }) => parcels.length > 0);
  return hasParcels || !totals.suspended ? { cofins: 0, pis: 0 } : totals.suspended;
}

/** Computes bases, taxes and monofásico revenue of the goods activities, all establishments combined. Cents. */
export function declaredGoods(declaration: Declaration, reproduction: Reproduction): DeclaredGoods {
  const goods = goodsActivities(declaration);
  const ofAnnex = (annex: Annex) => goods.filter((activity) => activity.annex === annex);
  const inferred = goods.filter(isInferred);
  const inTotals = suspendedInTotals(declaration);
  const paid = (tax: 'cofins' | 'pis') => {
    const declared = sum(goods, ({ taxes }) => taxes[tax]);
    const aside = sum(goods, (activity) => setAsideTax(activity, reproduction, tax)) + inTotals[tax];
    return { declared, aside: Math.min(aside, declared) };
  };
  const cofins = paid('cofins');
  const pis = paid('pis');
  const rates = annexes.filter((annex) => inferred.some((activity) => activity.annex === annex));
  return {
    base: { I: sum(ofAnnex('I'), baseOf), II: sum(ofAnnex('II'), baseOf) },
    cofins: cofins.declared - cofins.aside,
    pis: pis.declared - pis.aside,
    icms: sum(goods, (activity) => activity.taxes.icms - setAsideTax(activity, reproduction, 'icms')),
    icmsRatio: { I: icmsRatioOf(ofAnnex('I'), reproduction), II: icmsRatioOf(ofAnnex('II'), reproduction) },
    monofasica: sum(goods, (activity) => monofasicaOf(activity, reproduction)),
    inferredActivities: inferred.length,
    inferredRate:
      rates.map((annex) => meanRate(reproduction.bands[annex], 'cofins')).toSorted((a, b) => a.cmp(b))[0] ??
      new Exact(0),
    aside: cofins.aside + pis.aside,
  };
}
