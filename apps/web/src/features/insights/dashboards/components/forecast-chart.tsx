import { formatBRL } from '@restitui/brazil/money.ts';
import type { FeeForecast } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { useQuery } from '@tanstack/react-query';
import { ChartCard, type ChartColumnOf } from '../../../../ui/chart-card.tsx';
import { ColumnBars } from '../../../../ui/column-bars.tsx';
import { type FigureScope, feeForecastQuery } from '../dashboards.queries.ts';
import { FiguresError } from './figures-error.tsx';

type Row = FeeForecast[number];

const shownMonths = 12;
const expected = ({ a_utilizar, apurado }: Row) => a_utilizar + apurado;

const columns: readonly ChartColumnOf<Row>[] = [
  { header: 'Mês', cell: ({ mes }) => mes ?? 'Sem mês' },
  { header: 'A utilizar', cell: ({ a_utilizar }) => formatBRL(a_utilizar), align: 'end' },
  { header: 'Apurado', cell: ({ apurado }) => formatBRL(apurado), align: 'end' },
];
const ofPaid: readonly ChartColumnOf<Row>[] = [
  { header: 'Recebido', cell: ({ recebido }) => formatBRL(recebido ?? 0), align: 'end' },
  { header: 'Falta receber', cell: (row) => formatBRL(expected(row) - (row.recebido ?? 0)), align: 'end' },
];

/** Renders fees by month of use: expected, earned and received. */
export function ForecastChart({ scope }: { scope: FigureScope }) {
  const query = useQuery(feeForecastQuery(scope));
  const showsPaid = query.data?.some(({ recebido }) => recebido !== null);
  return (
    <ChartCard
      title="Previsão de honorários"
      description={`Pelo mês de uso do crédito${showsPaid ? '; a parte cheia já foi recebida' : ''}`}
      rows={query.data}
      rowKey={({ mes }) => mes ?? ''}
      error={query.isError && !query.data && <FiguresError query={query} />}
      empty="Nenhum honorário previsto no período"
      columns={showsPaid ? [...columns, ...ofPaid] : columns}
      chart={(rows) => <Forecast rows={rows} />}
    />
  );
}

function Forecast({ rows }: { rows: readonly Row[] }) {
  const months = rows.filter(({ mes }) => mes !== null).slice(-shownMonths);
  const open = rows.find(({ mes }) => mes === null);
  return (
    <div className="grid gap-3">
      {months.length > 0 && (
        <ColumnBars
          bars={months.map((row) => ({
            ...{ key: row.mes ?? '', label: row.mes ?? '', value: expected(row), fill: 'bg-info' },
            ...(row.recebido === null
              ? { text: formatBRL(expected(row)) }
              : { part: row.recebido, text: `${formatBRL(expected(row))}, ${formatBRL(row.recebido)} recebidos` }),
          }))}
        />
      )}
      {open && (
        <p className="flex justify-between gap-3 text-body">
          <span className="text-muted">A utilizar, ainda sem mês</span>
          <span className="figures font-medium">{formatBRL(open.a_utilizar)}</span>
        </p>
      )}
    </div>
  );
}
