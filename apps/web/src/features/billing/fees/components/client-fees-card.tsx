import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import { canIssueBoletos, lacksIssuing } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { canReturnFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { ClientFees } from '@restitui/domain/billing/fees/fees.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Banknote, HandCoins, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { keepUnbroken } from '../../../../lib/formats.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { TwoLines } from '../../../../ui/two-lines.tsx';
import { SeeClients } from '../../../crm/clients/components/see-clients.tsx';
import { feeMessages } from '../fees.messages.ts';
import { clientFeesQuery } from '../fees.queries.ts';
import { ChargeFees } from './charge-fees.tsx';
import { FeeReturnsOnRequest } from './fee-returns-on-request.tsx';

const money = (id: 'apurado' | 'cobrado' | 'pago' | 'a_cobrar', header: string): DataColumn<ClientFees> => ({
  id,
  header,
  cell: (row) => formatBRL(row[id]),
  value: (row) => row[id],
  align: 'end',
  width: '8.75rem',
});

type Returns = Pick<ClientFees, 'a_devolver' | 'devolvido'>;

/** Names what is to be given back, and what was. */
const returnsOf = ({ a_devolver, devolvido }: Returns) => [
  ...(a_devolver > 0 ? [`${formatBRL(a_devolver)} a devolver`] : []),
  ...(devolvido > 0 ? [`devolvido ${formatBRL(devolvido)}`] : []),
];

const hasReturns = (row: Returns) => returnsOf(row).length > 0;

const columns: readonly DataColumn<ClientFees>[] = [
  {
    id: 'razao_social',
    header: 'Cliente',
    cell: ({ razao_social }) => <TwoLines>{displayName(razao_social)}</TwoLines>,
    beside: (row) =>
      hasReturns(row) ? <span className="text-caption">{keepUnbroken(returnsOf(row).join(', '))}</span> : null,
    value: ({ razao_social }) => razao_social,
  },
  money('apurado', 'Apurado'),
  { ...money('pago', 'Pago'), hideBelow: 'xl' },
  money('cobrado', 'Em cobrança'),
  money('a_cobrar', 'A cobrar'),
];

const clientFeeLines: RowLines<ClientFees> = {
  headings: ['Cliente', 'A cobrar, R$'],
  widths: '5.25rem',
  below: ({ apurado, pago, cobrado, ...row }) => (
    <span className="figures text-caption text-muted">
      {keepUnbroken(
        [
          `Apurado ${formatBRL(apurado)}`,
          ...(pago > 0 ? [`pago ${formatBRL(pago)}`] : []),
          ...(cobrado > 0 ? [`em cobrança ${formatBRL(cobrado)}`] : []),
          ...returnsOf(row),
        ].join(', '),
      )}
    </span>
  ),
  values: ({ a_cobrar }) => [
    <span key="a_cobrar" className="font-medium">
      {formatDecimal(a_cobrar)}
    </span>,
  ],
};

/** Lists fees by client: earned, paid, on boletos, and chargeable. */
export function ClientFeesCard({ cnpjcpf }: { cnpjcpf?: string }) {
  const actor = useActor();
  const [page, setPage] = useState(1);
  const fees = useQuery(clientFeesQuery(useActingTenant(), cnpjcpf, page));
  const [charging, setCharging] = useState<ClientFees>();
  const [returning, setReturning] = useState<ClientFees>();
  const mayIssue = canIssueBoletos(actor);
  const mayReturn = canReturnFees(actor);
  const withTwoButtons = mayIssue && fees.data?.data.some((row) => hasReturns(row) && row.a_cobrar > 0);
  return (
    <Card
      flush
      title="Honorários por cliente"
      description="Comissão do contrato sobre o que foi restituído ou compensado; quem tem mais a cobrar primeiro"
    >
      {lacksIssuing(actor) && fees.data?.data.some(({ a_cobrar }) => a_cobrar > 0) && (
        <p className="px-4 pb-3 text-caption text-muted">{feeMessages.lacksIssuing}</p>
      )}
      <div className="border-t">
        <DataTable
          label="Honorários por cliente"
          columns={columns}
          lines={withTwoButtons ? { ...clientFeeLines, actionsWidth: '4rem' } : clientFeeLines}
          rows={fees.data?.data}
          rowKey={({ id_client }) => id_client}
          {...(withTwoButtons && { actionsWidth: '6rem' })}
          {...((mayIssue || fees.data?.data.some(hasReturns)) && {
            rowActions: (row: ClientFees) => (
              <>
                {hasReturns(row) && (
                  <IconButton
                    icon={Banknote}
                    size="sm"
                    label={`${mayReturn && row.a_devolver > 0 ? 'Registrar devolução' : 'Devoluções'} a ${displayName(row.razao_social)}`}
                    onClick={() => setReturning(row)}
                  />
                )}
                {mayIssue && row.a_cobrar > 0 && (
                  <IconButton
                    icon={ReceiptText}
                    size="sm"
                    label={`Cobrar ${displayName(row.razao_social)}`}
                    onClick={() => setCharging(row)}
                  />
                )}
              </>
            ),
          })}
          error={
            fees.isError &&
            !fees.data && (
              <ErrorState title={feeMessages.loadFailed} error={fees.error} onRetry={() => fees.refetch()} />
            )
          }
          empty={
            <EmptyState
              icon={HandCoins}
              title="Nenhum honorário apurado"
              description="Os honorários aparecem quando um crédito é restituído ou compensado."
              action={cnpjcpf === undefined && <SeeClients />}
            />
          }
        />
        {fees.data?.page && fees.data.page.total > fees.data.page.size && (
          <div className="border-t">
            <Pagination page={fees.data.page} noun={['cliente', 'clientes']} onPageChange={setPage} />
          </div>
        )}
      </div>
      {returning && (
        <FeeReturnsOnRequest
          title={`Devoluções a ${displayName(returning.razao_social)}`}
          of={{ id_client: returning.id_client }}
          onClose={() => setReturning(undefined)}
        />
      )}
      {charging && <ChargeFees fees={charging} onClose={() => setCharging(undefined)} />}
    </Card>
  );
}
