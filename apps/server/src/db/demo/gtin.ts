import { readGtin } from '@restitui/tax-engine/strength/gtin.ts';
import { Seeded } from './seeded.ts';
import type { Good } from './shelves.data.ts';

/** Prefix that GS1 reserves for demonstrations, so that no real product is named. */
const prefix = '952';

/** Returns the barcode of a good that has a CEST or a known purchase, otherwise the text that replaces it in a note. */
export function gtinOf({ produto, cest, bought }: Good): string {
  if (cest === '' && !bought) return 'SEM GTIN';
  const base = prefix + new Seeded('gtin', produto).digits(9);
  return Array.from({ length: 10 }, (_, digit) => base + digit).find((gtin) => readGtin(gtin) !== '') ?? 'SEM GTIN';
}
