import { displayName } from '@restitui/brazil/display-name.ts';
import type { WorkFigures } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../../lib/formats.ts';
import { RowBars } from '../../../../ui/bars.tsx';
import { RowBarsSkeleton } from '../../../../ui/bars-skeleton.tsx';
import { ChartCard } from '../../../../ui/chart-card.tsx';
import { type FigureScope, workFiguresQuery } from '../dashboards.queries.ts';
import { FiguresError } from './figures-error.tsx';

const maxRows = 8;
const nameOf = ({ id_analista, nomeAnalista }: WorkFigures[number]) =>
  id_analista === null ? 'Sem analista' : (displayName(nomeAnalista) ?? 'Pessoa removida');

/** Renders products by analyst; the table has all analysts. */
export function WorkChart({ scope }: { scope: FigureScope }) {
  const query = useQuery(workFiguresQuery(scope));
  return (
    <ChartCard
      title="Trabalho por analista"
      description="Produtos de hoje, em qualquer período; a parte cheia está em andamento"
      rows={query.data}
      rowKey={({ id_analista }) => id_analista ?? ''}
      error={query.isError && !query.data && <FiguresError query={query} />}
      empty="Nenhum produto por aqui"
      pending={<RowBarsSkeleton count={3} />}
      columns={[
        { header: 'Analista', cell: nameOf },
        { header: 'Em andamento', cell: ({ em_andamento }) => formatCount(em_andamento), align: 'end' },
        { header: 'Produtos', cell: ({ produtos }) => formatCount(produtos), align: 'end' },
      ]}
      chart={(rows) => (
        <RowBars
          bars={rows.slice(0, maxRows).map((row) => ({
            key: row.id_analista ?? '',
            label: nameOf(row),
            value: row.produtos,
            part: row.em_andamento,
            text: `${formatCount(row.em_andamento)} de ${formatCount(row.produtos)}`,
          }))}
        />
      )}
    />
  );
}
