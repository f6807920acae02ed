import { decisions } from '../months/decisions.ts';
import type { AnnexSegregation } from '../months/segregate.ts';
import type { GroupCents } from '../reading.ts';
import { layProportionally } from './lay-proportionally.ts';

/** One establishment's goods of an annex, cents. */
export interface EstablishmentGoods {
  cnpj: string;
  /** Declared revenue on which PIS and COFINS are looked at. */
  base: number;
  /** Sales less returns of its own notes; undefined without notes. */
  groups: GroupCents | undefined;
}

export type Laid = Pick<AnnexSegregation, 'sem' | 'st' | 'mono' | 'both'>;

const segregated = ['mono', 'both', 'st'] as const;
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

/**
 * Lays an annex's segregated revenue on its establishments: each by its own notes, up to its declared base; what passes
 * a base goes to those that have room, in proportion to it. Without notes of their own, by the bases. The sums stay as
 * they are, cent by cent (decision 026). Gives one for each establishment, in the same order.
 */
export function layOnEstablishments(whole: AnnexSegregation, places: readonly EstablishmentGoods[]): Laid[] {
  const laid = places.map(() => ({ st: 0, mono: 0, both: 0 }));
  const used = (i: number) => sum(Object.values(laid[i] ?? {}));
  for (const group of segregated) {
    const own = places.map(({ groups }) => Math.max(0, groups?.[group] ?? 0));
    const weights = sum(own) > 0 ? own : places.map(({ base }) => base);
    for (const [i, cents] of layProportionally(whole[group], weights).entries()) at(laid, i)[group] = cents;
  }
  const over = { st: 0, mono: 0, both: 0 };
  for (const [i, { base }] of places.entries()) {
    for (const group of decisions.cutOrder) {
      const cut = Math.min(at(laid, i)[group], Math.max(0, used(i) - base));
      at(laid, i)[group] -= cut;
      over[group] += cut;
    }
  }
  for (const group of segregated) {
    const room = places.map(({ base }, i) => Math.max(0, base - used(i)));
    for (const [i, cents] of layProportionally(over[group], room).entries()) at(laid, i)[group] += cents;
  }
  return places.map(({ base }, i) => ({ sem: base - used(i), ...at(laid, i) }));
}

function at<T>(list: readonly T[], i: number): T {
  return list[i] as T;
}
