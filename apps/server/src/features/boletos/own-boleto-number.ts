import { randomInt } from 'node:crypto';
import type { Day } from '@restitui/brazil/day.ts';

/** A `seuNumero` to begin with: the day and a number by chance, such as B261120-48213. */
export function proposedSeuNumero(today: Day): string {
  return `B${today.slice(2).replaceAll('-', '')}-${randomInt(10_000, 100_000)}`;
}
