import { formatBRL } from '@restitui/brazil/money.ts';
import { useQuery } from '@tanstack/react-query';
import { ChartCard } from '../../../../ui/chart-card.tsx';
import { ColumnBars } from '../../../../ui/column-bars.tsx';
import { creditFiguresQuery, type FigureScope } from '../dashboards.queries.ts';
import { FiguresError } from './figures-error.tsx';

/** Renders refunded or compensated amounts by month. */
export function RefundChart({ scope }: { scope: FigureScope }) {
  const query = useQuery(creditFiguresQuery(scope));
  return (
    <ChartCard
      title="Restituído por mês"
      description="Pelo mês em que o crédito foi usado"
      rows={query.data?.meses}
      rowKey={({ mes }) => mes}
      error={query.isError && !query.data && <FiguresError query={query} />}
      empty="Nada restituído no período"
      columns={[
        { header: 'Mês', cell: ({ mes }) => mes },
        { header: 'Restituído', cell: ({ restituido }) => formatBRL(restituido), align: 'end' },
      ]}
      chart={(rows) => (
        <ColumnBars
          bars={rows.map(({ mes, restituido }) => ({
            ...{ key: mes, label: mes, value: restituido, text: formatBRL(restituido), fill: 'bg-positive' },
          }))}
        />
      )}
    />
  );
}
