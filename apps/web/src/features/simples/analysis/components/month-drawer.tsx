import type { ItemFilters } from '@restitui/domain/simples/analysis/item-filters.ts';
import { neighboursOf } from '@restitui/domain/simples/analysis/month-list.ts';
import type { MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ListedKey, useListedKeys } from '../../../../lib/listed-keys.ts';
import { useLetterKeys } from '../../../../lib/use-letter-keys.ts';
import { Drawer } from '../../../../ui/drawer.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { AttachmentPlace } from '../../../recovery/attachments/attachments.queries.ts';
import { MonthCoverage } from '../../coverage/components/month-coverage.tsx';
import { analysisMessages } from '../simples-analysis.messages.ts';
import { monthQuery } from '../simples-analysis.queries.ts';
import type { Stage } from '../stages.ts';
import { ItemsSection } from './items-section.tsx';
import { MonthDetail } from './month-detail.tsx';
import { MonthHeadline } from './month-headline.tsx';
import { MonthSkeleton } from './month-skeleton.tsx';
import { MonthWorkFooter } from './month-work-footer.tsx';
import type { CaseMonths } from './use-case-months.ts';

interface MonthDrawerProps {
  id_apuracao: string;
  /** All months, and those that the table lists, which the user goes through. */
  months: Pick<CaseMonths, 'all' | 'listed'>;
  competencia: string;
  shown: ItemFilters;
  today: string;
  /** Where evidence against a classification is attached; undefined for users who may not decide. */
  evidencePlace: AttachmentPlace | undefined;
  onMonth: (competencia: string | undefined) => void;
  onStage: (stage: Stage) => void;
  onShow: (change: Partial<ItemFilters>, options: { replace: boolean }) => void;
}

const following: ListedKey = ['J', 'mês seguinte'];
const previous: ListedKey = ['K', 'mês anterior'];

/** Shows one month down to its items; the month is in the URL. */
export function MonthDrawer(props: MonthDrawerProps) {
  const { id_apuracao, months, competencia, shown, today, evidencePlace, onMonth, onStage, onShow } = props;
  const month = useQuery(monthQuery(id_apuracao, competencia));
  const work = months.all.find((one) => one.row.competencia === competencia);
  const row = work?.row;
  const { before, after } = neighboursOf(months.all, months.listed, competencia);
  const goTo = (next: Pick<MonthWork, 'row'> | undefined) => next && onMonth(next.row.competencia);
  useListedKeys([...(after ? [following] : []), ...(before ? [previous] : [])], true);
  useLetterKeys({ j: () => goTo(after), k: () => goTo(before) });

  return (
    <Drawer
      open
      size="lg"
      onOpenChange={(open) => !open && onMonth(undefined)}
      title={`Competência ${competencia}`}
      description={row?.diagnostico}
      footer={work && <MonthWorkFooter work={work} today={today} places={{ id_apuracao, onStage }} />}
      actions={
        <>
          <span aria-hidden className="text-caption text-muted pointer-coarse:hidden">
            K&nbsp;· J
          </span>
          <IconButton
            icon={ChevronLeft}
            label="Mês anterior"
            aria-keyshortcuts="k"
            disabled={!before}
            onClick={() => goTo(before)}
          />
          <IconButton
            icon={ChevronRight}
            label="Mês seguinte"
            aria-keyshortcuts="j"
            disabled={!after}
            onClick={() => goTo(after)}
          />
        </>
      }
    >
      <div className="flex flex-col gap-6" key={competencia}>
        {row && <MonthHeadline row={row} today={today} />}
        {month.isPending && <MonthSkeleton />}
        {month.isError && (
          <ErrorState title={analysisMessages.loadFailed} error={month.error} onRetry={() => month.refetch()} />
        )}
        {month.data && (
          <>
            <MonthDetail
              id_apuracao={id_apuracao}
              month={month.data}
              grupo={shown.grupo}
              onGroup={(grupo) => onShow({ grupo, page: 1 }, { replace: false })}
            />
            <MonthCoverage id_apuracao={id_apuracao} competencia={competencia} />
            <ItemsSection {...{ id_apuracao, competencia, evidencePlace, shown, onShow }} />
          </>
        )}
      </div>
    </Drawer>
  );
}
