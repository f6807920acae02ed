import { isEmployeeCategory } from '../events/payroll-event.ts';
import type { PeriodTotals } from '../events/period-totals.ts';
import type { JudgedItem } from '../items/judged-item.ts';

const TOLERANCE = 1;

/** Returns by how much the base of the items differs from that of the S-5011, in cents (PR-049). */
export function baseDifference(items: readonly JudgedItem[], totals: PeriodTotals): number {
  const differences = new Map<string, number>();
  const add = (place: string[], cents: number) => {
    const key = JSON.stringify(place);
    differences.set(key, (differences.get(key) ?? 0) + cents);
  };
  for (const { establishment, lotacao, category, cents, isInBase } of items) {
    if (isInBase) add([establishment, lotacao, category], cents);
  }
  for (const [establishment, { lotacoes }] of totals.establishments) {
    for (const [lotacao, { bases }] of lotacoes) {
      for (const [category, base] of bases)
        if (isEmployeeCategory(category)) add([establishment, lotacao, category], -base);
    }
  }
  return [...differences.values()].map(Math.abs).reduce((sum, cents) => (cents > TOLERANCE ? sum + cents : sum), 0);
}
