import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { parseTaxMonth, periodKey, periodYear, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import type { LimitationMonth } from '@restitui/domain/simples/limitation/limitation.api.ts';
import { limitationFilters } from '@restitui/domain/simples/limitation/limitation-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { currentMonth } from '../../../../lib/current-month.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Select } from '../../../../ui/select.tsx';
import { StatCard, StatGroup } from '../../../../ui/stat-card.tsx';
import { SeeClients } from '../../../crm/clients/components/see-clients.tsx';
import { PersonPicker } from '../../../insights/dashboards/components/person-picker.tsx';
import { ExpiringPayments } from '../components/expiring-payments.tsx';
import { ExportExpiringPayments } from '../components/export-expiring-payments.tsx';
import { limitationMessages } from '../limitation.messages.ts';
import { limitationCalendarQuery } from '../limitation.queries.ts';
import { openMonth } from '../limitation-search.ts';

const all = 'todos';
const shownYears = 6;
/** Keeps the line of a hint while its figures load. */
const loadingHint = '\u00a0';

const columns: DataColumn<LimitationMonth>[] = [
  {
    id: 'mes',
    width: '8.5rem',
    header: 'Prescreve em',
    cell: ({ mes }) => <span className="figures font-medium">{mes}</span>,
    value: ({ mes }) => periodKey(mes),
  },
  {
    id: 'clientes',
    width: '6.5rem',
    header: 'Clientes',
    align: 'end',
    cell: ({ clientes }) => formatCount(clientes),
    value: ({ clientes }) => clientes,
  },
  {
    id: 'pagamentos',
    width: '7.5rem',
    header: 'Pagamentos',
    align: 'end',
    cell: ({ pagamentos }) => formatCount(pagamentos),
    value: ({ pagamentos }) => pagamentos,
  },
  {
    id: 'valor',
    width: '10rem',
    header: 'Valor sem a Selic',
    align: 'end',
    cell: ({ valor }) => formatBRL(valor),
    value: ({ valor }) => valor,
  },
  {
    id: 'corrigido',
    width: '10.5rem',
    header: 'Corrigido até hoje',
    align: 'end',
    cell: ({ corrigido }) => <strong className="font-semibold">{formatBRL(corrigido)}</strong>,
    value: ({ corrigido }) => corrigido,
  },
];

const foldedYears = {
  column: 'corrigido',
  heading: ({ mes }: LimitationMonth) => periodYear(mes),
  total: (months: readonly LimitationMonth[]) => formatBRL(sumOfReais(months.map(({ corrigido }) => corrigido))),
};

/** Page of the amounts that expire month by month unless they are requested (D-34). */
export function LimitationPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const tenant = selected?.id ?? actor.id_tenant;
  const { filters, change } = useListSearch(limitationFilters, '/signed-in/prescricoes');
  const [{ mes }, changeSearch] = usePageSearch(openMonth, '/signed-in/prescricoes');
  const open = parseTaxMonth((mes ?? '').replace('-', '/'));
  const calendar = useQuery(limitationCalendarQuery(tenant, filters));
  const { data } = calendar;
  const now = taxMonthParts(currentMonth()).year;
  const coming = Array.from({ length: shownYears }, (_, i) => String(now + i));
  const years = filters.periodo ? [...new Set([...coming, filters.periodo])] : coming;
  const isNarrowed = limitationFilters.isNarrowed(filters);

  return (
    <Page
      title="Prescrições"
      description="O que as análises encontraram e ninguém pediu ainda, pelo mês em que prescreve"
      actions={<ExportExpiringPayments filters={filters} empty={data?.meses.length === 0} />}
    >
      <div className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-1.5 sm:flex sm:gap-2 sm:flex-wrap">
        <Select
          aria-label="Ano da prescrição"
          className="w-full sm:w-44"
          value={filters.periodo ?? all}
          onValueChange={(next) => change({ periodo: next === all ? undefined : next })}
          options={[{ value: all, label: 'Todos os anos' }, ...years.map((year) => ({ value: year, label: year }))]}
        />
        <PersonPicker tenant={tenant} value={filters.pessoa} onChange={(pessoa) => change({ pessoa })} />
      </div>
      <StatGroup label="Resumo das prescrições" className="mb-4 sm:grid-cols-2 lg:grid-cols-4">
        <StatCard
          emphasis
          label="Perde em 30 dias"
          value={data && formatBRL(data.em_30_dias.corrigido)}
          hint={data ? `${formatBRL(data.em_30_dias.valor)} sem a Selic` : loadingHint}
        />
        <StatCard
          label="Perde em 90 dias"
          value={data && formatBRL(data.em_90_dias.corrigido)}
          hint={data ? `${formatBRL(data.em_90_dias.valor)} sem a Selic` : loadingHint}
        />
        <StatCard
          label="A pedir, em todos os meses"
          value={data && formatBRL(data.total.corrigido)}
          hint={
            data
              ? `${formatBRL(data.total.valor)} sem a Selic${data.selic_ate ? `, até ${data.selic_ate}` : ''}`
              : loadingHint
          }
        />
        <StatCard
          label="Já prescrito sem pedido"
          value={data && formatBRL(data.prescrito.valor)}
          hint="Fora do calendário"
        />
      </StatGroup>
      <Card flush aria-label="Prescrições por mês">
        <DataTable
          label="Meses de prescrição"
          columns={columns}
          rows={data?.meses}
          rowKey={({ mes }) => mes}
          fold={foldedYears}
          onRowOpen={(month) => changeSearch({ mes: month.mes.replace('/', '-') })}
          error={
            calendar.isError &&
            !data && (
              <ErrorState
                title={limitationMessages.loadFailed}
                error={calendar.error}
                onRetry={() => calendar.refetch()}
              />
            )
          }
          empty={
            isNarrowed ? (
              <EmptyState
                icon={CalendarClock}
                title={limitationMessages.none}
                description={limitationMessages.noneOfFilters}
                action={<Button onClick={() => change(limitationFilters.cleared)}>Limpar filtros</Button>}
              />
            ) : (
              <EmptyState
                icon={CalendarClock}
                title={limitationMessages.none}
                description={limitationMessages.noneDetail}
                action={<SeeClients />}
              />
            )
          }
        />
      </Card>
      {open && (
        <ExpiringPayments
          tenant={tenant}
          filters={filters}
          mes={open}
          onClose={() => changeSearch({ mes: undefined })}
        />
      )}
    </Page>
  );
}
