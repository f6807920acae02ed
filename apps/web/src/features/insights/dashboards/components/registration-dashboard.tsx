import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../../lib/formats.ts';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { ChartCard } from '../../../../ui/chart-card.tsx';
import { ColumnBars } from '../../../../ui/column-bars.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { StatCard, StatGroup } from '../../../../ui/stat-card.tsx';
import { registrationsQuery } from '../dashboards.queries.ts';
import { monthOrYear } from '../figure-periods.ts';
import { useFigureFilters } from '../use-figure-filters.ts';
import { PeriodPicker } from './period-picker.tsx';
import { PersonPicker } from './person-picker.tsx';

/** Cadastro de empresas: registration progress of the companies of a period (W-445, W-446). */
export function RegistrationDashboard() {
  const tenant = useActingTenant();
  const isOfClient = useOpenClient() !== undefined;
  const { filters, change } = useFigureFilters();
  const periodo = monthOrYear(filters.periodo);
  const { data, error, refetch, isFetching } = useQuery(registrationsQuery({ tenant, ...filters, periodo }));
  const shown = (value: number | undefined) => (value === undefined ? undefined : formatCount(value));

  return (
    <div className="grid gap-4">
      {isOfClient && <p className="text-body text-muted">Estes números são de todas as empresas da consultoria.</p>}
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <PeriodPicker value={periodo} onChange={(next) => change({ periodo: next })} />
        <PersonPicker
          className="col-span-2"
          tenant={tenant}
          value={filters.pessoa}
          onChange={(pessoa) => change({ pessoa })}
        />
      </div>
      {error && !data ? (
        <ErrorState
          title="Não foi possível carregar o cadastro de empresas."
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <>
          <StatGroup className="sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
            <StatCard label="Total" value={shown(data?.total)} hint="Empresas cadastradas no período" emphasis />
            <StatCard label="Contrato Assinado" value={shown(data?.assinados)} hint="Todos os contratos assinados" />
            <StatCard
              label="Pendentes de Assinatura"
              value={shown(data?.pendentes)}
              hint="Falta assinar, ou ainda sem contrato"
            />
            <StatCard label="Suspensas" value={shown(data?.suspensas)} hint="Bloqueadas ou com serviço suspenso" />
            <StatCard
              label="Certificado Expirado"
              value={shown(data?.certificado_expirado)}
              hint="Procuração eletrônica vencida"
            />
          </StatGroup>
          <ChartCard
            title="Cadastros por mês"
            description="Empresas cadastradas; a parte cheia já assinou o contrato"
            rows={data?.meses}
            rowKey={({ mes }) => mes}
            empty="Nenhuma empresa cadastrada no período"
            columns={[
              { header: 'Mês', cell: ({ mes }) => mes },
              { header: 'Cadastradas', cell: ({ total }) => formatCount(total), align: 'end' },
              { header: 'Contrato assinado', cell: ({ assinados }) => formatCount(assinados), align: 'end' },
            ]}
            chart={(rows) => (
              <ColumnBars
                counted="Empresas"
                bars={rows.map(({ mes, total, assinados }) => ({
                  key: mes,
                  label: mes,
                  value: total,
                  part: assinados,
                  text: `${formatCount(total)}, ${formatCount(assinados)} com contrato assinado`,
                }))}
              />
            )}
          />
        </>
      )}
    </div>
  );
}
