import { counted } from '@restitui/brazil/counted.ts';
import { type ClientStatus, clientStatus, clientStatusLabels } from '@restitui/domain/crm/clients/client-status.ts';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../../lib/formats.ts';
import { RowBars } from '../../../../ui/bars.tsx';
import { RowBarsSkeleton } from '../../../../ui/bars-skeleton.tsx';
import { ChartCard } from '../../../../ui/chart-card.tsx';
import { type FigureScope, portfolioFiguresQuery } from '../dashboards.queries.ts';
import { FiguresError } from './figures-error.tsx';

const fills: Partial<Record<ClientStatus, string>> = {
  ATIVO: 'bg-positive',
  NOVO: 'bg-info',
  BLOQUEADO: 'bg-danger',
  INADIMPLENTE: 'bg-danger',
  INATIVO: 'bg-neutral',
  SEM_OPORTUNIDADE: 'bg-neutral',
};

/** The contracts that wait for a signature, as the end of a sentence. */
const waiting = (contracts = 0) =>
  contracts === 0 ? '' : `; ${counted(contracts, 'contrato', 'contratos')} sem assinatura`;

/** Renders clients by status. */
export function PortfolioChart({ scope }: { scope: FigureScope }) {
  const query = useQuery(portfolioFiguresQuery(scope));
  return (
    <ChartCard
      title="Carteira por situação"
      description={`Clientes cadastrados no período, como estão hoje${waiting(query.data?.contratos_sem_assinatura)}`}
      rows={query.data?.carteira}
      rowKey={({ status }) => status}
      error={query.isError && !query.data && <FiguresError query={query} />}
      empty="Nenhum cliente no período"
      pending={<RowBarsSkeleton count={clientStatus.options.length} />}
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
