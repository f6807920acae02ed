import { type CrossCheck, checkMoney } from '../cross-checks/cross-check.ts';
import { taxes } from '../rules/simples-tables.ts';
import { activityLocation } from './activity-location.ts';
import type { Activity, Declaration, TaxCents } from './declaration.ts';
import { taxLabels } from './tax-labels.ts';

/** Tolerance of printed sums, cents. */
const ROW_TOLERANCE = 2;
const REVENUE_TOLERANCE = 1;

const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0);

/** Compares the ninth amount of a row with the sum of the eight before it. */
export function rowCheck(row: TaxCents, onde: string): CrossCheck {
  const place = { codigo: 'SOMA_TRIBUTOS', campo: 'Total dos oito tributos', onde } as const;
  return checkMoney(
    place,
    row.total,
    sum(taxes, (tax) => row[tax]),
    ROW_TOLERANCE,
  );
}

function activityChecks(activity: Activity): CrossCheck[] {
  const onde = activityLocation(activity);
  const { parcels, revenue } = activity;
  if (parcels.length === 0) return [rowCheck(activity.taxes, onde)];
  const place = { codigo: 'SOMA_PARCELAS', campo: 'Receita bruta informada', onde } as const;
  const ofParcels = sum(parcels, ({ cents }) => cents);
  return [rowCheck(activity.taxes, onde), checkMoney(place, revenue, ofParcels, REVENUE_TOLERANCE)];
}

function totalChecks({ activities, totals: { declared }, hasFixedAmounts }: Declaration): CrossCheck[] {
  if (!declared) return [];
  const onde = 'Total geral da empresa';
  const row = rowCheck(declared, onde);
  if (!row.confere) return [row];
  const tolerance = ROW_TOLERANCE * Math.max(1, activities.length);
  const perTax = [...taxes, 'total' as const].flatMap((tax) => {
    if (hasFixedAmounts && (tax === 'icms' || tax === 'iss' || tax === 'total')) return [];
    const ofActivities = sum(activities, (activity) => activity.taxes[tax]);
    if (declared[tax] === 0 && ofActivities === 0) return [];
    const campo = tax === 'total' ? 'Débito declarado' : taxLabels[tax];
    return checkMoney({ codigo: 'SOMA_ATIVIDADES', campo, onde }, declared[tax], ofActivities, tolerance);
  });
  return [row, ...perTax];
}

function revenueChecks({ activities, regime, revenue, cashRevenue }: Declaration): CrossCheck[] {
  const expected = regime === 'caixa' ? cashRevenue : revenue;
  if (!expected) return [];
  const campo = `Receita bruta do PA (RPA), ${regime === 'caixa' ? 'caixa' : 'competência'}`;
  const place = { codigo: 'RECEITA_PA', campo, onde: 'Discriminativo de receitas' } as const;
  return [
    checkMoney(
      place,
      expected.total,
      sum(activities, (activity) => activity.revenue),
      REVENUE_TOLERANCE,
    ),
  ];
}

/** Checks the sums that make a declaration usable: one failure stops the month (PGDAS_NAO_CONFERE). Cents. */
export function printedSums(declaration: Declaration): CrossCheck[] {
  return [
    ...revenueChecks(declaration),
    ...totalChecks(declaration),
    ...declaration.activities.flatMap((activity) => activityChecks(activity)),
  ];
}
