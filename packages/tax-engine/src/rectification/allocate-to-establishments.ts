import { elementAt } from '../element-at.ts';
import type { GroupCents } from '../engine-types.ts';
import { analysisParameters } from '../months/analysis-parameters.ts';
import type { AnnexSegregation } from '../months/segregate.ts';
import { allocateProportionally } from './allocate-proportionally.ts';

/** The goods of an establishment in an annex, cents. */
export interface EstablishmentGoods {
  cnpj: string;
  /** Declared revenue for which PIS and COFINS are analysed. */
  base: number;
  /** Sales less returns of its own notes; undefined without notes. */
  groups: GroupCents | undefined;
}

export type AllocatedRevenue = Pick<AnnexSegregation, 'sem' | 'st' | 'mono' | 'both'>;

const segregated = ['mono', 'both', 'st'] as const;
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

/**
 * Allocates an annex's segregated revenue to its establishments: each by its own notes, up to its declared base; the
 * excess goes to those with remaining base, in proportion to it; without notes, by the bases. All sums are preserved to
 * the cent (decision 026). Returns one result per establishment, in order. Cents.
 */
export function allocateToEstablishments(
  whole: AnnexSegregation,
  establishments: readonly EstablishmentGoods[],
): AllocatedRevenue[] {
  const allocated = establishments.map(() => ({ st: 0, mono: 0, both: 0 }));
  const used = (i: number) => sum(Object.values(allocated[i] ?? {}));
  for (const group of segregated) {
    const own = establishments.map(({ groups }) => Math.max(0, groups?.[group] ?? 0));
    const weights = sum(own) > 0 ? own : establishments.map(({ base }) => base);
    for (const [i, cents] of allocateProportionally(whole[group], weights).entries())
      elementAt(allocated, i)[group] = cents;
  }
  const over = { st: 0, mono: 0, both: 0 };
  for (const [i, { base }] of establishments.entries()) {
    for (const group of analysisParameters.cutOrder) {
      const cut = Math.min(elementAt(allocated, i)[group], Math.max(0, used(i) - base));
      elementAt(allocated, i)[group] -= cut;
      over[group] += cut;
    }
  }
  for (const group of segregated) {
    const room = establishments.map(({ base }, i) => Math.max(0, base - used(i)));
    for (const [i, cents] of allocateProportionally(over[group], room).entries())
      elementAt(allocated, i)[group] += cents;
  }
  return establishments.map(({ base }, i) => ({ sem: base - used(i), ...elementAt(allocated, i) }));
}
