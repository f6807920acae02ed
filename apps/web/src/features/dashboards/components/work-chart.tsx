import type { WorkFigures } from '@restitui/domain/dashboards/dashboards.api.ts';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/formats.ts';
import { RowBars } from '../../../ui/bars.tsx';
import { ChartCard } from '../../../ui/chart-card.tsx';
import { PendingRows } from '../../../ui/pending-bars.tsx';
import { type AskedFigures, workFiguresQuery } from '../dashboards.queries.ts';
import { FiguresError } from './figures-error.tsx';

const shownDesks = 8;
const nameOf = ({ id_analista, nomeAnalista }: WorkFigures[number]) =>
  id_analista === null ? 'Sem analista' : (nomeAnalista ?? 'Pessoa removida');

/** Products by analyst; the table has all desks. */
export function WorkChart({ asked }: { asked: AskedFigures }) {
  const query = useQuery(workFiguresQuery(asked));
  return (
    <ChartCard
      title="Trabalho por analista"
      description="Produtos; a parte cheia está em andamento"
      rows={query.data}
      rowKey={({ id_analista }) => id_analista ?? ''}
      error={query.isError && !query.data && <FiguresError query={query} />}
      empty="Nenhum produto por aqui"
      pending={<PendingRows count={3} />}
      columns={[
        { header: 'Analista', cell: nameOf },
        { header: 'Em andamento', cell: ({ em_andamento }) => formatCount(em_andamento), align: 'end' },
        { header: 'Produtos', cell: ({ produtos }) => formatCount(produtos), align: 'end' },
      ]}
      chart={(rows) => (
        <RowBars
          bars={rows.slice(0, shownDesks).map((desk) => ({
            key: desk.id_analista ?? '',
            label: nameOf(desk),
            value: desk.produtos,
            part: desk.em_andamento,
            text: `${formatCount(desk.em_andamento)} de ${formatCount(desk.produtos)}`,
          }))}
        />
      )}
    />
  );
}
