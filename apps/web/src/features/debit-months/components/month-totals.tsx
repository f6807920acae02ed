import { formatBRL } from '@restitui/brazil/money.ts';
import { type DebitTotals, debitTotals } from '@restitui/domain/debit-months/debit-month-totals.ts';
import type { DebitMonth } from '@restitui/domain/debit-months/debit-months.api.ts';
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

/** What all months come to, whichever tab is open. */
export function MonthTotals({ kind, months }: { kind: MonthKind; months: readonly DebitMonth[] }) {
  const totals = debitTotals(months);
  return (
    <dl aria-label="Totais dos meses" className="mb-4 flex flex-wrap gap-x-10 gap-y-2">
      {figures[kind].map(({ label, of }) => (
        <div key={of}>
          <dt className="text-caption text-muted">{label}</dt>
          <dd className={`figures font-semibold text-lead ${totals[of] < 0 ? 'text-danger' : ''}`}>
            {formatBRL(totals[of])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
