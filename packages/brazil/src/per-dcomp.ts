import { type Day, parseDay } from './day.ts';

/** The number of a PER/DCOMP, `12345.67890.150326.1.3.04-1234`. */
export type PerDcomp = string & { readonly __brand: 'PerDcomp' };

const length = 24;

/** Returns the day of transmission in the number's third group, DDMMAA. */
export function dayOfPerDcomp(number: PerDcomp): Day | undefined {
  const date = number.slice(12, 18);
  return parseDay(`${date.slice(0, 2)}/${date.slice(2, 4)}/20${date.slice(4)}`);
}

/** Parses a number with or without its punctuation; undefined unless it has 24 digits and a real date. */
export function parsePerDcomp(text: string): PerDcomp | undefined {
  if (!/^[\d.\-\s]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length !== length) return undefined;
  const cut = (from: number, to: number) => digits.slice(from, to);
  const groups = [cut(0, 5), cut(5, 10), cut(10, 16), cut(16, 17), cut(17, 18)];
  const number = `${groups.join('.')}.${cut(18, 20)}-${cut(20, length)}` as PerDcomp;
  return dayOfPerDcomp(number) && number;
}
