import { formatBRL } from '@restitui/brazil/money.ts';
import type { BoletoBucket } from '@restitui/domain/insights/dashboards/boleto-bucket.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { ChartCard } from '../../../../ui/chart-card.tsx';
import { ColumnBars } from '../../../../ui/column-bars.tsx';
import { boletoFiguresQuery } from '../dashboards.queries.ts';
import { monthOrYear } from '../figure-periods.ts';
import { useFigureFilters } from '../use-figure-filters.ts';
import { BoletoCards } from './boleto-cards.tsx';
import { BoletoDetails } from './boleto-details.tsx';
import { FiguresError } from './figures-error.tsx';
import { PeriodPicker } from './period-picker.tsx';

/** Renders charged and received amounts by due month (W-439..W-443). */
export function BoletoDashboard({ cnpjcpf }: { cnpjcpf?: string | undefined }) {
  const tenant = useActingTenant();
  const { filters, change } = useFigureFilters();
  const [open, setOpen] = useState<BoletoBucket>('A_RECEBER');
  // The chart is drawn after the list above it, whose length is not known before.
  const [isListed, setListed] = useState(false);
  const periodo = monthOrYear(filters.periodo);
  const scope = { tenant, periodo, id_client: cnpjcpf };
  const query = useQuery(boletoFiguresQuery(scope));

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <PeriodPicker value={periodo} onChange={(next) => change({ periodo: next })} />
      </div>
      {query.isError && !query.data ? (
        <FiguresError query={query} />
      ) : (
        <>
          <BoletoCards cards={query.data?.cartoes} open={open} onOpen={setOpen} />
          <BoletoDetails key={`${open} ${periodo}`} scope={scope} bucket={open} onListed={() => setListed(true)} />
          {isListed && (
            <ChartCard
              title="Boletos por mês"
              description="Pelo vencimento; a parte cheia já foi recebida"
              rows={query.data?.meses}
              rowKey={({ mes }) => mes}
              empty="Nenhum boleto no período"
              columns={[
                { header: 'Mês', cell: ({ mes }) => mes },
                { header: 'Cobrado', cell: ({ cobrado }) => formatBRL(cobrado), align: 'end' },
                { header: 'Recebido', cell: ({ recebido }) => formatBRL(recebido), align: 'end' },
              ]}
              chart={(rows) => (
                <ColumnBars
                  bars={rows.map(({ mes, cobrado, recebido }) => ({
                    ...{ key: mes, label: mes, value: cobrado, part: recebido, fill: 'bg-positive' },
                    text: `${formatBRL(cobrado)}, ${formatBRL(recebido)} recebidos`,
                  }))}
                />
              )}
            />
          )}
        </>
      )}
    </div>
  );
}
