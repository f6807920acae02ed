import { readFileSync } from 'node:fs';
import type { Annex } from '../src/reading.ts';

interface TableRow {
  limit: string;
  nominal_pct: string;
  deduct: string;
  share_pct: Record<string, string>;
}

const file = new URL('../src/rules/simples-tables.data.json', import.meta.url);
const tables: { annexes: Record<string, TableRow[]> } = JSON.parse(readFileSync(file, 'utf8'));

/** `12.74` → 1274, exactly. */
function hundredths(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(2, '0').slice(0, 2));
}

const halfUp = (numerator: bigint, denominator: bigint) => Number((2n * numerator + denominator) / (2n * denominator));

/**
 * The tax on a parcel, worked out a second time in whole fractions: no code is shared with the engine's tables.
 * Cents in and out; RBT12 in cents. In bracket 6 ICMS is that of bracket 5.
 */
export function simplesTax(annex: Annex, rbt12: number, cents: number, tax: string): number {
  const rows = tables.annexes[annex] as TableRow[];
  const bracket = rows.findIndex(({ limit }) => BigInt(rbt12) <= hundredths(limit));
  const row = rows[tax === 'ICMS' && bracket === 5 ? 4 : bracket];
  if (!row) throw new RangeError('above the limit');
  const share = hundredths(row.share_pct[tax] ?? '0');
  const nominal = hundredths(row.nominal_pct);
  if (rbt12 === 0) return halfUp(BigInt(cents) * nominal * share, 100_000_000n);
  const yearly = BigInt(rbt12) * nominal - hundredths(row.deduct) * 10_000n;
  return halfUp(BigInt(cents) * yearly * share, BigInt(rbt12) * 100_000_000n);
}
