import type { Declaration, Parcel } from '../pgdas/declaration.ts';
import type { Annex } from '../reading.ts';
import { Exact } from '../rules/decimal.ts';
import { meanRate, taxOn } from '../rules/simples-rates.ts';
import { type GoodsActivity, goodsActivities } from './goods-activities.ts';
import { isAside, isExempt, isMonofasica, isOutOfDas } from './parcel-standing.ts';
import type { Reproduction } from './reproduce.ts';
import { inferMonofasica, isInferred } from './reproduce-activity.ts';

/** What a reproduced declaration says about goods. Cents. */
export interface DeclaredGoods {
  /** Revenue on which PIS and COFINS are looked at, per annex. */
  base: Record<Annex, number>;
  cofins: number;
  pis: number;
  icms: number;
  /** ICMS ÷ revenue that pays ICMS, 0 to 1, per annex; undefined when none does. */
  icmsRatio: Record<Annex, Exact | undefined>;
  /** Revenue declared as monofásica. */
  monofasica: number;
  inferredActivities: number;
  /** 0 to 1: the lowest COFINS rate among the inferred activities' annexes. */
  inferredRate: Exact;
  /** PIS and COFINS left out because suspended or assessed apart. */
  aside: number;
}

const annexes = ['I', 'II'] as const;
const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0);

/** A tax of the parcels set aside; those assessed apart may not be in the printed taxes at all. */
function taxAside(activity: GoodsActivity, { bands, withoutAssessed }: Reproduction, tax: 'cofins' | 'pis' | 'icms') {
  const parcels = activity.parcels.filter(
    (parcel) =>
      isAside(parcel, tax) &&
      !isOutOfDas(parcel, tax) &&
      !(withoutAssessed && parcel.qualifiers.some(({ kind }) => kind === 'oficio')),
  );
  const computed = sum(parcels, ({ cents }) => taxOn(cents, bands[activity.annex], tax));
  return Math.min(computed, activity.taxes[tax]);
}

/** Not looked at: suspended, assessed apart, immune or exempt. */
export function isKept(parcel: Parcel): boolean {
  return isAside(parcel, 'cofins') || isAside(parcel, 'pis') || isExempt(parcel);
}

/** Revenue of an activity on which PIS and COFINS are looked at, cents. */
export function baseOf({ revenue, parcels }: GoodsActivity): number {
  const left = parcels.filter(isKept);
  return revenue - sum(left, ({ cents }) => cents);
}

/** ICMS ÷ revenue that pays it; undefined when none does. */
export function icmsRatioOf(goods: readonly GoodsActivity[], reproduction: Reproduction): Exact | undefined {
  const telling = goods.filter((activity) => !isInferred(activity));
  const revenue = sum(telling, (activity) =>
    activity.parcels.length === 0
      ? activity.revenue
      : sum(
          activity.parcels.filter((parcel) => !isOutOfDas(parcel, 'icms') && !isAside(parcel, 'icms')),
          ({ cents }) => cents,
        ),
  );
  const icms = sum(telling, (activity) => activity.taxes.icms - taxAside(activity, reproduction, 'icms'));
  return revenue > 0 ? new Exact(icms).div(revenue) : undefined;
}

function monofasicaOf(activity: GoodsActivity, { bands }: Reproduction): number {
  if (isInferred(activity)) return inferMonofasica(activity, bands[activity.annex]);
  return sum(activity.parcels.filter(isMonofasica), ({ cents }) => cents);
}

/** Suspended taxes of a document without parcels stand only in its totals. */
function suspendedInTotals({ totals, activities }: Declaration): { cofins: number; pis: number } {
  const hasParcels = activities.some(({ parcels }) => parcels.length > 0);
  return hasParcels || !totals.suspended ? { cofins: 0, pis: 0 } : totals.suspended;
}

/** Bases, taxes and monofásico revenue of the goods activities, all establishments together. */
export function declaredGoods(declaration: Declaration, reproduction: Reproduction): DeclaredGoods {
  const goods = goodsActivities(declaration);
  const ofAnnex = (annex: Annex) => goods.filter((activity) => activity.annex === annex);
  const inferred = goods.filter(isInferred);
  const inTotals = suspendedInTotals(declaration);
  const paid = (tax: 'cofins' | 'pis') => {
    const declared = sum(goods, ({ taxes }) => taxes[tax]);
    const aside = sum(goods, (activity) => taxAside(activity, reproduction, tax)) + inTotals[tax];
    return { declared, aside: Math.min(aside, declared) };
  };
  const cofins = paid('cofins');
  const pis = paid('pis');
  const rates = annexes.filter((annex) => inferred.some((activity) => activity.annex === annex));
  return {
    base: { I: sum(ofAnnex('I'), baseOf), II: sum(ofAnnex('II'), baseOf) },
    cofins: cofins.declared - cofins.aside,
    pis: pis.declared - pis.aside,
    icms: sum(goods, (activity) => activity.taxes.icms - taxAside(activity, reproduction, 'icms')),
    icmsRatio: { I: icmsRatioOf(ofAnnex('I'), reproduction), II: icmsRatioOf(ofAnnex('II'), reproduction) },
    monofasica: sum(goods, (activity) => monofasicaOf(activity, reproduction)),
    inferredActivities: inferred.length,
    inferredRate:
      rates.map((annex) => meanRate(reproduction.bands[annex], 'cofins')).toSorted((a, b) => a.cmp(b))[0] ??
      new Exact(0),
    aside: cofins.aside + pis.aside,
  };
}
