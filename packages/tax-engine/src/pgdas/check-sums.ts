import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';
import { taxes } from '../rules/simples-tables.ts';
import type { Declaration } from './declaration.ts';
import { taxRowError } from './tax-row.ts';

/** Printed sums may differ by this much, cents. */
const ROW_TOLERANCE = 2;
const REVENUE_TOLERANCE = 1;

const reais = (cents: number) => formatBRL(reaisOf(cents));

function activityMismatches({ activities }: Declaration): string[] {
  return activities.flatMap(({ description, taxes: row, parcels, revenue }) => {
    const name = description.slice(0, 60);
    const found: string[] = [];
    if (Math.abs(taxRowError(row)) > ROW_TOLERANCE) found.push(`A soma dos tributos não é o total em "${name}".`);
    const sum = parcels.reduce((total, { cents }) => total + cents, 0);
    if (parcels.length > 0 && Math.abs(sum - revenue) > REVENUE_TOLERANCE) {
      found.push(`As parcelas somam ${reais(sum)} e a receita informada é ${reais(revenue)} em "${name}".`);
    }
    return found;
  });
}

function totalMismatches({ activities, totals, hasFixedAmounts }: Declaration): string[] {
  const { declared } = totals;
  if (!declared) return ['O total geral da empresa não foi encontrado.'];
  if (Math.abs(taxRowError(declared)) > ROW_TOLERANCE) return ['A soma dos tributos não é o total geral da empresa.'];
  const tolerance = ROW_TOLERANCE * Math.max(1, activities.length);
  return [...taxes, 'total' as const].flatMap((tax) => {
    if (hasFixedAmounts && (tax === 'icms' || tax === 'iss' || tax === 'total')) return [];
    const sum = activities.reduce((total, { taxes: row }) => total + row[tax], 0);
    return Math.abs(sum - declared[tax]) > tolerance
      ? [`As atividades somam ${reais(sum)} de ${tax.toUpperCase()} e o total geral traz ${reais(declared[tax])}.`]
      : [];
  });
}

function revenueMismatches({ activities, regime, revenue, cashRevenue }: Declaration): string[] {
  const expected = regime === 'caixa' ? cashRevenue : revenue;
  if (!expected) return regime === 'caixa' ? [] : ['A receita bruta do PA não foi encontrada.'];
  const sum = activities.reduce((total, { revenue: own }) => total + own, 0);
  return Math.abs(sum - expected.total) > REVENUE_TOLERANCE
    ? [`As atividades somam ${reais(sum)} de receita e a receita do PA é ${reais(expected.total)}.`]
    : [];
}

/** What does not add up in a declaration, pt-BR; empty when all sums hold. */
export function checkSums(declaration: Declaration): string[] {
  return [...activityMismatches(declaration), ...totalMismatches(declaration), ...revenueMismatches(declaration)];
}
