import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { feeRoleLabels } from '@restitui/domain/billing/fees/fee-shares.ts';
import type { FeeAccount } from '@restitui/domain/billing/fees/fees.api.ts';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { keepUnbroken } from '../../../../lib/formats.ts';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { TwoLines } from '../../../../ui/two-lines.tsx';
import { feeMessages } from '../fees.messages.ts';
import { feeAccountsQuery } from '../fees.queries.ts';
import { toMonthParameter } from '../month-parameter.ts';

type MoneyField = 'previsto' | 'devido_no_mes' | 'devido' | 'repassado' | 'aberto';

const money = (id: MoneyField, header: string): DataColumn<FeeAccount> => ({
  id,
  header,
  cell: (row) => <span className={cn(row[id] < 0 && 'text-danger')}>{formatBRL(row[id])}</span>,
  value: (row) => row[id],
  align: 'end',
  width: id === 'devido' ? '8.75rem' : '8.25rem',
  ...(id === 'previsto' && { hideBelow: 'lg' }),
});

const columns: readonly DataColumn<FeeAccount>[] = [
  {
    id: 'nome',
    header: 'Participante',
    cell: ({ nome }) => <TwoLines>{displayName(nome)}</TwoLines>,
    value: ({ nome }) => nome,
  },
  { id: 'papel', header: 'Participação', cell: ({ papel }) => feeRoleLabels[papel], width: '7.5rem' },
  money('previsto', 'A vencer'),
  money('devido_no_mes', 'Devido no mês'),
  money('devido', 'Devido ao todo'),
  money('repassado', 'Repassado'),
  money('aberto', 'Em aberto'),
];

/** On a phone the opened statement shows what is due in the month and later. */
const accountLines: RowLines<FeeAccount> = {
  headings: ['Participante', 'Em aberto, R$'],
  widths: '5.75rem',
  below: ({ papel, devido, repassado }) => (
    <span className="figures text-caption text-muted">
      {feeRoleLabels[papel]}&nbsp;· {keepUnbroken(`${formatBRL(devido)} ao todo, ${formatBRL(repassado)} repassado`)}
    </span>
  ),
  values: ({ aberto }) => [
    <span key="aberto" className={cn('font-medium', aberto < 0 && 'text-danger')}>
      {formatDecimal(aberto)}
    </span>,
  ],
};

interface FeeAccountsCardProps {
  month: TaxMonth;
  onOpen: (account: FeeAccount) => void;
}

/** Lists the receivers of fees; a row opens the statement. */
export function FeeAccountsCard({ month, onOpen }: FeeAccountsCardProps) {
  const accounts = useQuery(feeAccountsQuery(useActingTenant(), toMonthParameter(month)));
  return (
    <Card
      flush
      title="Extratos"
      description="A vencer: o cliente ainda não pagou. Abra uma linha para ver o extrato do mês e registrar repasses."
    >
      <div className="border-t">
        <DataTable
          label="Extratos"
          columns={columns}
          lines={accountLines}
          skeletonRows={4}
          rows={accounts.data}
          rowKey={({ papel, id_user }) => `${papel} ${id_user ?? ''}`}
          onRowOpen={onOpen}
          error={
            accounts.isError &&
            !accounts.data && (
              <ErrorState title={feeMessages.loadFailed} error={accounts.error} onRetry={() => accounts.refetch()} />
            )
          }
          empty={
            <EmptyState
              icon={HandCoins}
              title="Nenhum honorário apurado"
              description="Quando um crédito é restituído ou compensado, a comissão do contrato é dividida aqui entre os participantes."
            />
          }
        />
      </div>
    </Card>
  );
}
