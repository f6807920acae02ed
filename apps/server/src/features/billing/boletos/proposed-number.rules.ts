import { randomInt } from 'node:crypto';
import type { Day } from '@restitui/brazil/day.ts';

/** Proposes a `seuNumero` of the day and a random number, such as B261120-48213. */
export function proposedSeuNumero(today: Day): string {
  return `B${today.slice(2).replaceAll('-', '')}-${randomInt(10_000, 100_000)}`;
}
