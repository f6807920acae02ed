import type { Seeded } from './seeded.ts';

/** Returns a number in the format of a PER/DCOMP sent on that day, `12345.67890.150326.1.3.04-1234`. */
export function perDcompOf(day: string, random: Seeded): string {
  const [year = '', month, date] = day.split('-');
  return `${random.digits(5)}.${random.digits(5)}.${date}${month}${year.slice(2)}.1.3.04-${random.digits(4)}`;
}
