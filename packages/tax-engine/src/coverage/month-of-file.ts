import { parseTaxMonth, type TaxMonth } from '@restitui/brazil/tax-month.ts';

// Linear because names of ZIP entries have at most 65,535 bytes and no part repeats.
const patterns: readonly [RegExp, (parts: RegExpExecArray) => string][] = [
  // An access key: UF, then year and month.
  [/(?<!\d)\d{2}(\d{2})(0[1-9]|1[0-2])[0-9A-Z]{12}\d{26}(?!\d)/, ([, year, month]) => `${month}/20${year}`],
  [/(?<!\d)(20\d{2})[-_. /]?(0[1-9]|1[0-2])(?!\d)/, ([, year, month]) => `${month}/${year}`],
  [/(?<!\d)(0[1-9]|1[0-2])[-_. /]?(20\d{2})(?!\d)/, ([, month, year]) => `${month}/${year}`],
];

/** Returns the month that the name or folder of a file contains; undefined without one. A hint only. */
export function monthOfFile(name: string): TaxMonth | undefined {
  for (const [pattern, toMonth] of patterns) {
    const parts = pattern.exec(name);
    const month = parts && parseTaxMonth(toMonth(parts));
    if (month) return month;
  }
  return undefined;
}
