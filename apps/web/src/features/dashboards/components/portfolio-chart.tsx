import { type ClientStatus, clientStatus, clientStatusLabels } from '@restitui/domain/clients/client-status.ts';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/formats.ts';
import { RowBars } from '../../../ui/bars.tsx';
import { ChartCard } from '../../../ui/chart-card.tsx';
import { PendingRows } from '../../../ui/pending-bars.tsx';
import { type AskedFigures, portfolioFiguresQuery } from '../dashboards.queries.ts';
import { FiguresError } from './figures-error.tsx';

const fills: Partial<Record<ClientStatus, string>> = {
  ATIVO: 'bg-positive',
  NOVO: 'bg-info',
  BLOQUEADO: 'bg-danger',
  INADIMPLENTE: 'bg-danger',
  INATIVO: 'bg-neutral',
  SEM_OPORTUNIDADE: 'bg-neutral',
};

/** Clients by status. */
export function PortfolioChart({ asked }: { asked: AskedFigures }) {
  const query = useQuery(portfolioFiguresQuery(asked));
  return (
    <ChartCard
      title="Carteira por situação"
      description="Clientes cadastrados no período, como estão hoje"
      rows={query.data?.carteira}
      rowKey={({ status }) => status}
      error={query.isError && !query.data && <FiguresError query={query} />}
      empty="Nenhum cliente no período"
      pending={<PendingRows count={clientStatus.options.length} />}
      columns={[
        { header: 'Situação', cell: ({ status }) => clientStatusLabels[status] },
        { header: 'Clientes', cell: ({ total }) => formatCount(total), align: 'end' },
      ]}
      chart={(rows) => (
        <RowBars
          bars={rows.map(({ status, total }) => ({
            key: status,
            label: clientStatusLabels[status],
            value: total,
            text: formatCount(total),
            fill: fills[status] ?? 'bg-warning',
          }))}
        />
      )}
    />
  );
}
