import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { type FeePayout, payoutMeansLabels } from '@restitui/domain/billing/fees/fee-payouts.ts';
import { canPayOutFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { FeeAccount } from '@restitui/domain/billing/fees/fees.api.ts';
import { Banknote, HandCoins, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { ReversePayout } from './reverse-payout.tsx';

const columns: readonly DataColumn<FeePayout>[] = [
  {
    id: 'referencia',
    header: 'Referência',
    cell: ({ referencia, motivoEstorno }) => (
      <span className="flex min-w-0 flex-col">
        <span className="truncate">{referencia}</span>
        {motivoEstorno && <span className="truncate text-caption text-muted">{motivoEstorno}</span>}
      </span>
    ),
  },
  {
    id: 'data',
    header: 'Pago em',
    cell: ({ data }) => <span className="figures">{formatDate(data)}</span>,
    width: '7.5rem',
  },
  { id: 'forma', header: 'Forma', cell: ({ forma }) => payoutMeansLabels[forma], width: '8rem' },
  { id: 'autor', header: 'Registrado por', cell: ({ autor }) => displayName(autor), width: '12rem', hideBelow: 'lg' },
  {
    id: 'estornadoEm',
    header: 'Situação',
    cell: ({ estornadoEm }) =>
      estornadoEm ? <Badge tone="neutral">Estornado</Badge> : <Badge tone="positive">Pago</Badge>,
    width: '8rem',
  },
  {
    id: 'valor',
    header: 'Valor',
    cell: ({ valor }) => <span className="figures">{formatBRL(valor)}</span>,
    align: 'end',
    width: '9rem',
  },
];

interface PayoutsCardProps {
  month: TaxMonth;
  payouts: readonly FeePayout[] | undefined;
  /** The receiver; undefined for the user's own statement, where no payout can be entered. */
  receiver?: FeeAccount | undefined;
}

/** Lists the payouts of a month, with the button to enter one. */
export function PayoutsCard({ month, payouts, receiver }: PayoutsCardProps) {
  const actor = useActor();
  const [paying, setPaying] = useState(false);
  const [reversed, setReversed] = useState<FeePayout>();
  const mayPay = receiver !== undefined && canPayOutFees(actor, receiver.papel);
  return (
    <Card
      flush
      title="Repasses"
      description={`O que foi pago em ${month}`}
      actions={
        mayPay &&
        receiver.aberto > 0 && (
          <Button size="sm" onClick={() => setPaying(true)}>
            <Banknote aria-hidden />
            Registrar repasse
          </Button>
        )
      }
    >
      <div className="border-t">
        <DataTable
          label="Repasses"
          columns={columns}
          rows={payouts}
          rowKey={({ id }) => id}
          {...(mayPay && {
            rowActions: (row: FeePayout) =>
              !row.estornadoEm && (
                <IconButton
                  icon={Undo2}
                  size="sm"
                  label={`Estornar o repasse ${row.referencia}`}
                  onClick={() => setReversed(row)}
                />
              ),
          })}
          skeletonRows={2}
          empty={
            <EmptyState
              icon={HandCoins}
              title="Nenhum repasse neste mês"
              description="Os pagamentos da participação aparecem aqui quando são registrados."
            />
          }
        />
      </div>
      {paying && receiver && <PayoutDialog receiver={receiver} onClose={() => setPaying(false)} />}
      {reversed && <ReversePayout payout={reversed} onClose={() => setReversed(undefined)} />}
    </Card>
  );
}
