import type { JudgedItem } from '../items/judged-item.ts';

/** Items of one rubrica in one place of a period that count, or do not, for the same reason. Cents. */
export interface RubricaSum
  extends Pick<JudgedItem, 'table' | 'code' | 'establishment' | 'lotacao' | 'status' | 'position'> {
  cents: number;
  /** Number of workers; 0 for lines of a sheet. */
  workers: number;
}

/** Sums the items of a period by rubrica, place and status; untaxed items are left out. */
export function sumRubricas(items: readonly JudgedItem[]): RubricaSum[] {
  const sums = new Map<string, RubricaSum & { seen: Set<string> }>();
  for (const { table, code, establishment, lotacao, status, position, cents, worker } of items) {
    if (status === 'untaxed') continue;
    const key = JSON.stringify([position?.id, table, code, establishment, lotacao, status]);
    let sum = sums.get(key);
    if (!sum) {
      sum = { table, code, establishment, lotacao, status, position, cents: 0, workers: 0, seen: new Set() };
      sums.set(key, sum);
    }
    sum.cents += cents;
    if (worker !== undefined) sum.seen.add(worker);
  }
  return [...sums.values()].map(({ seen, ...sum }) => ({ ...sum, workers: seen.size }));
}
