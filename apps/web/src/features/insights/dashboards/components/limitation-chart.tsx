import { formatBRL } from '@restitui/brazil/money.ts';
import { limitationNote } from '@restitui/domain/simples/limitation/limitation-note.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartCard } from '../../../../ui/chart-card.tsx';
import { ColumnBars } from '../../../../ui/column-bars.tsx';
import { type FigureScope, limitationFiguresQuery } from '../dashboards.queries.ts';
import { FiguresError } from './figures-error.tsx';

/** Renders refunds by the month of their limitation. */
export function LimitationChart({ scope }: { scope: FigureScope }) {
  const query = useQuery(limitationFiguresQuery(scope));
  return (
    <ChartCard
      title="Créditos a prescrever"
      description={
        <>
          {limitationNote}. Neste mês e nos cinco seguintes, sem a Selic.
          {scope.tenant !== undefined && (
            <>
              {' '}
              <Link to="/prescricoes" search={{ pessoa: scope.pessoa }} className="text-brand-text underline">
                Ver por cliente
              </Link>
            </>
          )}
        </>
      }
      rows={query.data}
      rowKey={({ mes }) => mes}
      error={query.isError && !query.data && <FiguresError query={query} />}
      empty="Nada prescreve nos próximos seis meses"
      columns={[
        { header: 'Prescreve em', cell: ({ mes }) => mes },
        { header: 'Valor sem a Selic', cell: ({ valor }) => formatBRL(valor), align: 'end' },
      ]}
      chart={(rows) => (
        <ColumnBars
          bars={rows.map(({ mes, valor }) => ({
            ...{ key: mes, label: mes, value: valor, text: formatBRL(valor), fill: 'bg-warning' },
          }))}
        />
      )}
    />
  );
}
