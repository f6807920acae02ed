import type { Annex } from '../engine-types.ts';
import { isIcmsBarred } from '../months/goods-activities.ts';
import { isNotPaidInDas } from '../months/parcel-status.ts';
import type { Reproduction } from '../months/reproduce.ts';
import { type ActivityTrial, expectedTax, isInferred, toleranceOf } from '../months/reproduce-activity.ts';
import { activityLocation } from '../pgdas/activity-location.ts';
import type { Activity, Declaration } from '../pgdas/declaration.ts';
import { taxLabels } from '../pgdas/tax-labels.ts';
import { Exact } from '../rules/decimal.ts';
import { type RateBand, ratesOf, taxOn } from '../rules/simples-rates.ts';
import { type Tax, TOP_LIMIT, taxes } from '../rules/simples-tables.ts';
import { type CrossCheck, checkMoney } from './cross-check.ts';
import { serviceReadings } from './service-rates.ts';

const exportTaxes: readonly Tax[] = ['irpj', 'csll', 'cpp'];
// A declaração prints no parcels, so exclusions from these taxes are unknown.
const undeterminedTaxes: readonly Tax[] = ['cofins', 'icms'];

interface Table {
  name: string;
  bands: readonly RateBand[];
}

function compare(activity: Activity, table: Table, expected: (tax: Tax) => number | undefined): CrossCheck[] {
  const onde = `${activityLocation(activity)}: tabela do ${table.name}`;
  return taxes.flatMap((tax) => {
    const own = expected(tax);
    if (own === undefined || (own === 0 && activity.taxes[tax] === 0)) return [];
    const place = { codigo: 'TRIBUTO_RECALCULADO', campo: taxLabels[tax], onde } as const;
    return checkMoney(place, activity.taxes[tax], own, toleranceOf(activity, table.bands));
  });
}

function goodsChecks(activity: Activity, annex: Annex, trial: ActivityTrial): CrossCheck[] {
  const goods = { ...activity, annex, side: activity.side ?? 'sem' };
  const hidden = isInferred(goods) ? undeterminedTaxes : [];
  return compare(activity, { name: `Anexo ${annex}`, bands: trial.bands }, (tax) => {
    if (hidden.includes(tax)) return undefined;
    return tax === 'icms' && trial.icmsBarred ? 0 : expectedTax(goods, trial, tax);
  });
}

function serviceTax({ parcels, revenue }: Activity, bands: readonly RateBand[], tax: Tax): number {
  if (parcels.length === 0) return taxOn(revenue, bands, tax);
  const paying = parcels.filter((parcel) => !isNotPaidInDas(parcel, tax));
  return paying.reduce((sum, { cents }) => sum + taxOn(cents, bands, tax), 0);
}

/** Compares with the reading that reproduces the federal taxes; without one there are no checks. */
function serviceChecks(activity: Activity, rbt12: Exact): CrossCheck[] {
  const federal: readonly Tax[] = ['irpj', 'csll', 'cofins', 'pis', 'cpp'];
  const fits = (bands: readonly RateBand[], among: readonly Tax[]) =>
    among.filter(
      (tax) => Math.abs(serviceTax(activity, bands, tax) - activity.taxes[tax]) <= toleranceOf(activity, bands),
    );
  const explaining = serviceReadings(rbt12)
    .filter(({ bands }) => fits(bands, federal).length === federal.length)
    .toSorted((a, b) => fits(b.bands, taxes).length - fits(a.bands, taxes).length)[0];
  return explaining ? compare(activity, explaining, (tax) => serviceTax(activity, explaining.bands, tax)) : [];
}

const inReais = (cents: number) => new Exact(cents).div(100);
const withinLimit = (cents: number) => inReais(cents).lte(TOP_LIMIT);

/** Returns the RBT12 of the home market that explains the goods, otherwise the printed one. Cents. */
function homeRbt12({ rbt12, rbt12p }: Declaration, reproduction: Reproduction | undefined): number | undefined {
  if (reproduction) return reproduction.rbt12;
  return rbt12p && rbt12p.internal > 0 ? rbt12p.internal : rbt12?.internal;
}

/**
 * Compares each tax of each activity with the tables of LC 123/2006 for the RBT12 used; when none reproduces the declared
 * taxes, for the printed one, to show the difference.
 */
export function recomputedChecks(declaration: Declaration, reproduction: Reproduction | undefined): CrossCheck[] {
  const home = homeRbt12(declaration, reproduction);
  const bandsOf = (annex: Annex, cents: number) =>
    reproduction?.bands[annex] ?? [{ fraction: new Exact(1), rates: ratesOf(annex, inReais(cents)) }];
  return declaration.activities.flatMap((activity) => {
    const { annex, side } = activity;
    if (annex && !side) {
      const abroad = declaration.rbt12?.external ?? 0;
      if (!withinLimit(abroad)) return [];
      const bands = [{ fraction: new Exact(1), rates: ratesOf(annex, inReais(abroad)) }];
      return compare(activity, { name: `Anexo ${annex}, RBT12 externa`, bands }, (tax) =>
        exportTaxes.includes(tax) ? serviceTax(activity, bands, tax) : 0,
      );
    }
    if (home === undefined || !withinLimit(home)) return [];
    if (!annex) return serviceChecks(activity, inReais(home));
    return goodsChecks(activity, annex, {
      bands: bandsOf(annex, home),
      icmsBarred: reproduction?.icmsBarred || isIcmsBarred(declaration, activity) === true,
      withoutAssessed: reproduction?.withoutAssessed ?? false,
    });
  });
}
