import { type MonthListFilters, monthFilterLabels } from '@restitui/domain/simples/analysis/month-list.ts';
import { groupByYear, sumMonths } from '@restitui/domain/simples/analysis/month-totals.ts';
import type { MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { ArrowDown, ArrowUp, CalendarSearch } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { AppLink } from '../../../../lib/app-link.ts';
import { cn } from '../../../../lib/cn.ts';
import { usePhone } from '../../../../lib/media-query.ts';
import { usePageKeys } from '../../../../lib/use-page-keys.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { KeysBar } from '../../../../ui/keys-bar.tsx';
import { Table, TableHead, TableHeader, TableRow } from '../../../../ui/table.tsx';
import { useWidth } from '../../../../ui/use-width.ts';
import { layOutMonths, type MonthLayout } from '../month-widths.ts';
import type { TotalCorrection } from '../total-correction.ts';
import { MonthChips } from './month-chips.tsx';
import { monthColumns } from './month-columns.tsx';
import { MonthFoot, MonthFootBar } from './month-foot.tsx';
import { MonthRow } from './month-row.tsx';
import { MonthYear } from './month-year.tsx';
import { NextMonthButton, nextOf } from './next-month-button.tsx';
import type { CaseMonths } from './use-case-months.ts';
import type { MonthPlaces } from './use-month-action.ts';
import { useMonthStops } from './use-month-stops.ts';
import { useOpenYears } from './use-open-years.ts';

interface MonthsTableProps {
  months: CaseMonths;
  today: string;
  /** Month of the open drawer. */
  opened: string | undefined;
  onFilters: (change: Partial<MonthListFilters>) => void;
  places: Required<MonthPlaces> & { onOpen: (competencia: string) => void };
  correction: TotalCorrection | undefined;
  /** The stage to go on with when no month is left. */
  nextStage: { action: string; link: AppLink } | undefined;
}

const label = 'Meses da análise';
const keys = [
  ['J', 'próximo'],
  ['K', 'anterior'],
  ['↵', 'abrir'],
  ['E', 'fazer o que falta'],
] as const;

/** Table of the months by year, with subtotals, totals, filters and the next month to work on. */
export function MonthsTable({ months, today, opened, onFilters, places, correction, nextStage }: MonthsTableProps) {
  const { all, listed, counts, filters, corrected } = months;
  const { meses: filter, ordem } = filters;
  const isPhone = usePhone();
  const [frame, width] = useWidth<HTMLDivElement>();
  const years = useMemo(() => groupByYear(listed), [listed]);
  const sumsOf = (works: readonly MonthWork[]) =>
    sumMonths(
      works.map(({ row }) => row),
      today,
      corrected,
    );
  const { isOpen, toggle } = useOpenYears(places.id_apuracao, groupByYear(all), filter);
  const isGrouped = years.length > 1;
  const stops = useMonthStops(isGrouped ? years[0]?.ano : listed[0]?.row.competencia);
  const columns = monthColumns({ today, corrected, correction, places });
  const layout = layOutMonths(columns, sumsOf(all), { width, isPhone });
  const shownColumns = layout.columns.map(({ column }) => column);
  const next = nextOf(listed, all, ordem === 'recentes');

  usePageKeys({
    j: () => stops.move(1),
    k: () => stops.move(-1),
    e: stops.act,
    enter: () => next && places.onOpen(next.row.competencia),
  });

  // The drawer may have gone on to another month than the one that it was opened from.
  const lastOpened = useRef<string>(undefined);
  useEffect(() => {
    if (!opened && lastOpened.current) stops.focus(lastOpened.current);
    lastOpened.current = opened;
  });

  const button = <NextMonthButton next={next} onOpen={places.onOpen} stage={nextStage} />;
  const foot = { months: listed, sums: sumsOf(listed), next: button };
  const rows = (works: readonly MonthWork[]) =>
    works.map((work) => {
      const { competencia } = work.row;
      return (
        <MonthRow
          key={competencia}
          work={work}
          columns={shownColumns}
          isOpen={competencia === opened}
          stop={stops.stopOf(competencia)}
          onOpen={() => places.onOpen(competencia)}
        />
      );
    });

  return (
    <Card flush aria-label={label}>
      <MonthChips counts={counts} total={all.length} chosen={filter} onChoose={(meses) => onFilters({ meses })} />
      <div ref={frame}>
        {listed.length === 0 && filter ? (
          <EmptyState
            icon={CalendarSearch}
            title={`Nenhum mês em “${monthFilterLabels[filter]}”`}
            description="Os outros meses da análise estão em “Todos”."
            action={<Button onClick={() => onFilters({ meses: undefined })}>Limpar filtro</Button>}
          />
        ) : (
          <>
            <Table ref={stops.table} aria-label={label} className="table-fixed" onKeyDown={stops.press}>
              <Head
                layout={layout}
                ordem={ordem}
                onOrder={() => onFilters({ ordem: ordem === 'antigos' ? 'recentes' : 'antigos' })}
              />
              {years.map(({ ano, meses }) => (
                <tbody key={ano} aria-label={ano}>
                  {isGrouped ? (
                    <>
                      <MonthYear
                        {...{ ano, months: meses, sums: sumsOf(meses), columns: shownColumns }}
                        isOpen={isOpen(ano)}
                        stop={stops.stopOf(ano)}
                        onToggle={() => toggle(ano)}
                      />
                      {isOpen(ano) && rows(meses)}
                    </>
                  ) : (
                    rows(meses)
                  )}
                </tbody>
              ))}
              {!layout.isNarrow && <MonthFoot {...foot} columns={shownColumns} />}
            </Table>
            {layout.isNarrow && <MonthFootBar {...foot} />}
          </>
        )}
      </div>
      <KeysBar keys={keys} className="border-t" />
    </Card>
  );
}

interface HeadProps {
  layout: MonthLayout;
  ordem: MonthListFilters['ordem'];
  onOrder: () => void;
}

/** The heads of the columns; on a phone they are for screen readers only. */
function Head({ layout, ordem, onOrder }: HeadProps) {
  const Arrow = ordem === 'antigos' ? ArrowUp : ArrowDown;
  const order = ordem === 'antigos' ? 'ascending' : 'descending';
  const hidden = layout.isNarrow ? 'h-0 border-b-0 p-0 first:pl-0 last:pr-0' : '';
  const head = (text: string) => (layout.isNarrow ? <span className="sr-only">{text}</span> : text);
  return (
    <TableHead className="sticky top-[var(--topbar,0px)] z-20 print:static">
      <TableRow>
        <TableHeader style={{ width: layout.first }} aria-sort={order} className={hidden}>
          {layout.isNarrow ? (
            head('Competência')
          ) : (
            <button
              type="button"
              onClick={onOrder}
              className="-mx-1 inline-flex h-7 items-center gap-1 rounded-sm px-1 text-ink focus-visible:-outline-offset-2"
            >
              Competência
              <Arrow aria-hidden className="size-3 shrink-0" />
            </button>
          )}
        </TableHeader>
        {layout.columns.map(({ column: { id, align, header }, width }) => (
          <TableHeader key={id} align={align} style={{ width }} className={cn('truncate', hidden)}>
            {head(header)}
          </TableHeader>
        ))}
      </TableRow>
    </TableHead>
  );
}
