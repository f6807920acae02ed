import { formatBRL } from '@restitui/brazil/money.ts';
import { lapseWords } from '@restitui/domain/lapses/lapse-words.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ColumnBars } from '../../../ui/bars.tsx';
import { ChartCard } from '../../../ui/chart-card.tsx';
import { type AskedFigures, lapseFiguresQuery } from '../dashboards.queries.ts';
import { FiguresError } from './figures-error.tsx';

/** What can soon be asked for no longer, by month. */
export function LapseChart({ asked }: { asked: AskedFigures }) {
  const query = useQuery(lapseFiguresQuery(asked));
  return (
    <ChartCard
      title="Créditos a prescrever"
      description={
        <>
          {lapseWords}. Neste mês e nos cinco seguintes, sem a Selic.
          {asked.tenant !== undefined && (
            <>
              {' '}
              <Link to="/prescricoes" search={{ pessoa: asked.pessoa }} className="text-brand-text underline">
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
