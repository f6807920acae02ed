import { Exact } from './decimal.ts';
import tables from './simples-tables.data.json' with { type: 'json' };

/** The eight taxes of a DAS, in the order in which the PGDAS-D prints them. */
export const taxes = ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'icms', 'ipi', 'iss'] as const;
export type Tax = (typeof taxes)[number];

/** Annexes of LC 123/2006: I resale, II industry, III to V services. */
export type TableAnnex = keyof typeof tables.annexes;

export interface Bracket {
  number: number;
  /** Reais, inclusive. */
  limit: Exact;
  /** 0 to 1. */
  nominal: Exact;
  /** Reais. */
  deduct: Exact;
  /** 0 to 1 per tax; they sum to 1. */
  shares: Record<Tax, Exact>;
}

export const TOP_LIMIT = new Exact(4_800_000);
export const SUBLIMIT = new Exact(3_600_000);

function readBracket(row: (typeof tables.annexes)[TableAnnex][number]): Bracket {
  const percents: Record<string, string> = row.share_pct;
  const shares = taxes.map((tax) => [tax, new Exact(percents[tax.toUpperCase()] ?? 0).div(100)]);
  return {
    number: row.bracket,
    limit: new Exact(row.limit),
    nominal: new Exact(row.nominal_pct).div(100),
    deduct: new Exact(row.deduct),
    shares: Object.fromEntries(shares),
  };
}

const brackets = Object.fromEntries(
  Object.entries(tables.annexes).map(([annex, rows]) => [annex, rows.map(readBracket)]),
) as Record<TableAnnex, Bracket[]>;

/** The six brackets of an annex (LC 123/2006 as amended by LC 155/2016), PA 01/2018 to 12/2026. */
export function bracketsOf(annex: TableAnnex): readonly Bracket[] {
  return brackets[annex];
}

/** The bracket of an RBT12 in reais; upper bounds are inclusive. @throws RangeError above 4.8 million. */
export function bracketOf(annex: TableAnnex, rbt12: Exact): Bracket {
  const bracket = brackets[annex].find(({ limit }) => rbt12.lte(limit));
  if (!bracket) throw new RangeError('RBT12 acima do limite do Simples Nacional');
  return bracket;
}

/** (RBT12 × nominal − deduct) ÷ RBT12, unrounded, 0 to 1; the nominal rate when RBT12 is zero (LC 123 art. 18 § 1º-A). */
export function effectiveRate({ nominal, deduct }: Bracket, rbt12: Exact): Exact {
  return rbt12.isZero() ? nominal : rbt12.times(nominal).minus(deduct).div(rbt12);
}
