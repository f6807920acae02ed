import type { DeclarationSummary, MarketCents } from './declaration.ts';
import { moneyIn, type TextLine } from './text-line.ts';

export interface Revenues {
  revenue: MarketCents | undefined;
  cashRevenue: MarketCents | undefined;
  rbt12: MarketCents | undefined;
  rbt12p: MarketCents | undefined;
  rba: MarketCents | undefined;
  sublimit: number | undefined;
  limit: number | undefined;
  summary: DeclarationSummary | undefined;
}

const labels = {
  revenue: /\(rpa\)\s*(?:-\s*)?competencia/,
  cashRevenue: /(?:\(rpa\)\s*)?-\s*caixa\b/,
  rbt12: /\(rbt12\)/,
  rbt12p: /\(rbt12p\)/,
  rba: /\(rba\)/,
};

/** Reassembles a row whose columns were shuffled by extraction: amounts near a label that add up, those above first. */
function shuffledRow(around: readonly number[]): MarketCents | undefined {
  for (const [i, internal] of around.entries()) {
    if (internal === 0) continue;
    for (const [j, external] of around.entries()) {
      if (j === i) continue;
      const total = around.findIndex((cents, k) => k > i && k !== j && cents === internal + external);
      if (total >= 0) return { internal, external, total: internal + external };
    }
  }
  return undefined;
}

function findRow(lines: readonly TextLine[], label: RegExp, mayBeEmpty = false): MarketCents | undefined {
  const at = lines.findIndex(({ folded }) => label.test(folded));
  const line = lines[at];
  const match = line && label.exec(line.folded);
  if (!match) return undefined;
  const own = moneyIn(line, match.index + match[0].length).map(({ cents }) => cents);
  const [internal, external, total] = own;
  if (internal !== undefined && external !== undefined && total !== undefined) return { internal, external, total };
  if (own.length === 0) {
    const above = lines[at - 1];
    const aboveIsLabel = above?.folded.includes('anteriores');
    const [first, second, third] = above && aboveIsLabel ? moneyIn(above).map(({ cents }) => cents) : [];
    if (first !== undefined && second !== undefined && third !== undefined) {
      return { internal: first, external: second, total: third };
    }
    if (mayBeEmpty) return undefined;
  }
  const around = lines.slice(Math.max(0, at - 1), at + 2).flatMap((near) => moneyIn(near).map(({ cents }) => cents));
  const shuffled = shuffledRow(around);
  if (shuffled) return shuffled;
  return own.length > 0 && own.every((cents) => cents === 0) ? { internal: 0, external: 0, total: 0 } : undefined;
}

/** Finds section 2.6, the sums that the declaração repeats. In the caixa regime the received revenue is in between. */
function findSummary(lines: readonly TextLine[]): DeclarationSummary | undefined {
  const at = lines.findIndex(({ folded }) => folded.includes('receita bruta auferida (regime competencia)'));
  if (at < 0) return undefined;
  // Three captions do not always fit on one line.
  const values = lines.slice(at + 1, at + 4).find((line) => moneyIn(line).length > 1);
  const amounts = values ? moneyIn(values).map(({ cents }) => cents) : [];
  const [revenue, received] = amounts;
  const declared = amounts.at(-1);
  if (revenue === undefined || declared === undefined) return undefined;
  return { revenue, received: amounts.length > 2 ? received : undefined, declared };
}

/** Fallback for a document whose RPA line cannot be read. */
function revenueOfSummary(summary: DeclarationSummary | undefined): MarketCents | undefined {
  return summary && { internal: summary.revenue, external: 0, total: summary.revenue };
}

function findSublimit(lines: readonly TextLine[]): number | undefined {
  const line = lines.find(({ folded }) => folded.includes('sublimite de receita anual'));
  return line && moneyIn(line)[0]?.cents;
}

/** Finds the limit of the year, which is smaller in the year in which the company began. */
function findLimit(lines: readonly TextLine[]): number | undefined {
  const line = lines.find(({ folded }) => folded.includes('limite de receita bruta proporcionalizado'));
  return line && moneyIn(line)[0]?.cents;
}

/** Parses section 2.1: revenue of the month and of the preceding months. Cents. */
export function parseRevenues(lines: readonly TextLine[]): Revenues {
  const summary = findSummary(lines);
  return {
    revenue: findRow(lines, labels.revenue) ?? revenueOfSummary(summary),
    cashRevenue: findRow(lines, labels.cashRevenue, true),
    rbt12: findRow(lines, labels.rbt12),
    rbt12p: findRow(lines, labels.rbt12p, true),
    rba: findRow(lines, labels.rba),
    sublimit: findSublimit(lines),
    limit: findLimit(lines),
    summary,
  };
}
