import { type DebitTotals, debitTotals } from '@restitui/domain/recovery/debit-months/debit-month-totals.ts';
import type { DebitMonth } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { TotalList } from '../../../../ui/total-list.tsx';
import type { MonthKind } from '../month-tabs.ts';

const figures: Record<MonthKind, { label: string; of: keyof DebitTotals }[]> = {
  debitos: [
    { label: 'Total utilizado', of: 'used' },
    { label: 'Pago', of: 'paid' },
    { label: 'Em aberto', of: 'open' },
  ],
  recuperacao: [
    { label: 'Crédito dos meses', of: 'credit' },
    { label: 'Utilizado', of: 'used' },
    { label: 'Saldo dos meses', of: 'balance' },
  ],
};

/** Renders the totals of all months, independent of the tab. */
export function MonthTotals({ kind, months }: { kind: MonthKind; months: readonly DebitMonth[] }) {
  const totals = debitTotals(months);
  const shown = figures[kind].map(({ label, of }) => ({ label, value: totals[of] }));
  return <TotalList label="Totais dos meses" totals={shown} className="mb-4" />;
}
