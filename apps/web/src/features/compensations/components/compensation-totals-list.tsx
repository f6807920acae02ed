import { formatBRL } from '@restitui/brazil/money.ts';
import { compensationTax, compensationTaxLabels } from '@restitui/domain/compensations/compensation-tax.ts';
import type { CompensationTotals } from '@restitui/domain/compensations/compensation-totals.ts';

/** What was compensated of each tax and in all, whichever page is open. */
export function CompensationTotalsList({ totals }: { totals: CompensationTotals }) {
  const figures = [
    ...compensationTax.options.map((tax) => ({ label: compensationTaxLabels[tax], value: totals.tributos[tax] })),
    { label: 'Total', value: totals.total },
  ];
  return (
    <dl aria-label="Totais do relatório" className="flex flex-wrap gap-x-10 gap-y-2 px-4 pb-4">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="figures font-semibold text-lead">{formatBRL(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
