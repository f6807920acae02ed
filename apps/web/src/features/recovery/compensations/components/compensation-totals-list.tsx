import { compensationTax, compensationTaxLabels } from '@restitui/domain/recovery/compensations/compensation-tax.ts';
import type { CompensationTotals } from '@restitui/domain/recovery/compensations/compensation-totals.ts';
import { TotalList } from '../../../../ui/total-list.tsx';

/** Renders the compensated amounts by tax and overall, over all pages. */
export function CompensationTotalsList({ totals }: { totals: CompensationTotals | undefined }) {
  const figures = [
    ...compensationTax.options.map((tax) => ({ label: compensationTaxLabels[tax], value: totals?.tributos[tax] })),
    { label: 'Total', value: totals?.total },
  ];
  return <TotalList label="Totais do relatório" totals={figures} className="px-4 pb-4" />;
}
