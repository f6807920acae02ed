import { type MonthListFilters, monthFilterLabels } from '@restitui/domain/simples/analysis/month-list.ts';
import { groupByYear, sumMonths } from '@restitui/domain/simples/analysis/month-totals.ts';
import type { MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { CalendarSearch } from 'lucide-react';
import { useMemo } from 'react';
import type { AppLink } from '../../../../lib/app-link.ts';
import { usePhone } from '../../../../lib/media-query.ts';
import { usePageKeys } from '../../../../lib/use-page-keys.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { KeysBar } from '../../../../ui/keys-bar.tsx';
import { Table } from '../../../../ui/table.tsx';
import { useWidth } from '../../../../ui/use-width.ts';
import { layOutMonths } from '../month-widths.ts';
import type { TotalCorrection } from '../total-correction.ts';
import { MonthChips } from './month-chips.tsx';
import { monthColumns } from './month-columns.tsx';
import { MonthFoot, MonthFootBar } from './month-foot.tsx';
import { MonthGroups } from './month-groups.tsx';
import { MonthsHead } from './months-head.tsx';
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
  const { isOpen, toggle } = useOpenYears(places.id_apuracao, groupByYear(all), {
    filter,
    oneOf: isPhone ? years : undefined,
  });
  const first = years.length > 1 ? years[0]?.ano : listed[0]?.row.competencia;
  const stops = useMonthStops(first, opened);
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

  const button = <NextMonthButton next={next} onOpen={places.onOpen} stage={nextStage} />;
  const foot = { months: listed, sums: sumsOf(listed), next: button };

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
              <MonthsHead layout={layout} ordem={ordem} onOrder={(chosen) => onFilters({ ordem: chosen })} />
              <MonthGroups
                {...{ years, columns: shownColumns, sumsOf, opened, stopOf: stops.stopOf }}
                isYearOpen={isOpen}
                onToggleYear={toggle}
                onOpen={places.onOpen}
              />
              {!layout.isNarrow && <MonthFoot {...foot} columns={shownColumns} />}
            </Table>
            {layout.isNarrow && <MonthFootBar {...foot} />}
          </>
        )}
      </div>
      <KeysBar
        keys={keys}
        inactive={[...(next ? [] : ['↵']), ...(listed.length > 0 ? [] : ['J', 'K', 'E'])]}
        className="border-t"
      />
    </Card>
  );
}
