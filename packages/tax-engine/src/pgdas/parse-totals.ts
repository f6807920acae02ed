import type { TaxCents } from './declaration.ts';
import { readTaxRow } from './tax-row.ts';
import type { TextLine } from './text-line.ts';

const labels = {
  declared: /total do debito declarado/,
  suspended: /total do debito com exigibilidade suspensa/,
  payable: /total do debito exigivel/,
};
const sectionEnd = /^(?:[356]|6\.\d)\s*[).]\s/;

function rowUnder(lines: readonly TextLine[], label: RegExp): TaxCents | undefined {
  const from = lines.findIndex(({ folded }) => label.test(folded));
  if (from < 0) return undefined;
  const rest = lines.slice(from + 1);
  const to = rest.findIndex(({ folded }) => Object.values(labels).some((other) => other.test(folded)));
  return readTaxRow(to < 0 ? rest : rest.slice(0, to));
}

/** Parses section 4 (extrato) or 2.8 (declaração): the company's taxes, all establishments combined. Cents. */
export function parseTotals(lines: readonly TextLine[]): {
  declared: TaxCents | undefined;
  suspended: TaxCents | undefined;
  payable?: TaxCents | undefined;
} {
  const from = lines.findIndex(({ folded }) => folded.includes('total geral da empresa'));
  if (from < 0) return { declared: undefined, suspended: undefined };
  const rest = lines.slice(from + 1);
  const to = rest.findIndex(({ folded }) => sectionEnd.test(folded));
  const own = to < 0 ? rest : rest.slice(0, to);
  return {
    declared: rowUnder(own, labels.declared),
    suspended: rowUnder(own, labels.suspended),
    payable: rowUnder(own, labels.payable),
  };
}
