import { competenceParts, parseCompetence } from '@restitui/brazil/competence.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { period } from '@restitui/domain/dashboards/period.ts';
import { lapseWords } from '@restitui/domain/lapses/lapse-words.ts';
import type { LapseMonth } from '@restitui/domain/lapses/lapses.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { formatCount } from '../../../lib/formats.ts';
import { monthUnderWay } from '../../../lib/month-under-way.ts';
import { useSelectedTenant } from '../../../lib/session-store.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { DataColumn } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { PersonPicker } from '../../dashboards/components/person-picker.tsx';
import { ExportLapses } from '../components/export-lapses.tsx';
import { LapsePayments } from '../components/lapse-payments.tsx';
import { lapseMessages } from '../lapses.messages.ts';
import { lapseCalendarQuery } from '../lapses.queries.ts';

const all = 'todos';
const shownYears = 6;

const columns: DataColumn<LapseMonth>[] = [
  {
    id: 'mes',
    width: '8.5rem',
    header: 'Prescreve em',
    cell: ({ mes }) => <span className="figures font-medium">{mes}</span>,
    value: ({ mes }) => Number(mes.slice(3) + mes.slice(0, 2)),
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
    width: '5.5rem',
    header: 'DAS',
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
  heading: ({ mes }: LapseMonth) => mes.slice(3),
  total: (months: readonly LapseMonth[]) => formatBRL(sumOfReais(months.map(({ corrigido }) => corrigido))),
};

/** What is lost month by month if nobody asks for it (D-34). */
export function LapsesPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const tenant = selected?.id ?? actor.id_tenant;
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { ano?: string; pessoa?: string; mes?: string };
  const filters = { periodo: period.safeParse(search.ano).data, pessoa: search.pessoa || undefined };
  const open = parseCompetence((search.mes ?? '').replace('-', '/'));
  const calendar = useQuery(lapseCalendarQuery(tenant, filters));
  const { data } = calendar;
  const change = (next: Partial<typeof search>) =>
    navigate({ to: '.', search: { ...search, ...next } as never, resetScroll: false });
  const now = competenceParts(monthUnderWay()).year;
  const coming = Array.from({ length: shownYears }, (_, i) => String(now + i));
  const years = filters.periodo ? [...new Set([...coming, filters.periodo])] : coming;
  const isNarrowed = filters.periodo !== undefined || filters.pessoa !== undefined;

  return (
    <>
      <PageHeader
        title="Prescrições"
        description={`${lapseWords}, no mês em que o pedido deixa de ser possível`}
        actions={<ExportLapses filters={filters} empty={data?.meses.length === 0} />}
      />
      <div className="mb-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Select
          aria-label="Ano da prescrição"
          className="col-span-2 w-full sm:w-44"
          value={filters.periodo ?? all}
          onValueChange={(next) => change({ ano: next === all ? undefined : next })}
          options={[{ value: all, label: 'Todos os anos' }, ...years.map((year) => ({ value: year, label: year }))]}
        />
        <PersonPicker tenant={tenant} value={filters.pessoa} onChange={(pessoa) => change({ pessoa })} />
      </div>
      <section aria-label="Resumo das prescrições" className="mb-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <StatCard
          emphasis
          label="Perde em 30 dias"
          value={data && formatBRL(data.em_30_dias.corrigido)}
          hint={data && `${formatBRL(data.em_30_dias.valor)} sem a Selic`}
        />
        <StatCard
          label="Perde em 90 dias"
          value={data && formatBRL(data.em_90_dias.corrigido)}
          hint={data && `${formatBRL(data.em_90_dias.valor)} sem a Selic`}
        />
        <StatCard
          label="A pedir, em todos os meses"
          value={data && formatBRL(data.total.corrigido)}
          hint={data && `${formatBRL(data.total.valor)} sem a Selic${data.selic_ate ? `, até ${data.selic_ate}` : ''}`}
        />
        <StatCard
          label="Já prescrito sem pedido"
          value={data && formatBRL(data.prescrito.valor)}
          hint="Fora do calendário"
        />
      </section>
      <Card flush aria-label="Prescrições por mês">
        <DataTable
          label="Meses de prescrição"
          columns={columns}
          rows={data?.meses}
          rowKey={({ mes }) => mes}
          fold={foldedYears}
          onRowOpen={({ mes }) => change({ mes: mes.replace('/', '-') })}
          error={
            calendar.isError &&
            !data && (
              <ErrorState title={lapseMessages.loadFailed} error={calendar.error} onRetry={() => calendar.refetch()} />
            )
          }
          empty={
            isNarrowed ? (
              <EmptyState
                icon={CalendarClock}
                title={lapseMessages.none}
                description={lapseMessages.noneOfFilters}
                action={<Button onClick={() => change({ ano: undefined, pessoa: undefined })}>Limpar filtros</Button>}
              />
            ) : (
              <EmptyState icon={CalendarClock} title={lapseMessages.none} description={lapseMessages.noneDetail} />
            )
          }
        />
      </Card>
      {open && (
        <LapsePayments tenant={tenant} filters={filters} mes={open} onClose={() => change({ mes: undefined })} />
      )}
    </>
  );
}
