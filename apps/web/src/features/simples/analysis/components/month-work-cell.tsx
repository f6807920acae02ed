import { describeWork, type MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { Check } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { KeyHint } from '../../../../ui/key-hint.tsx';
import { type MonthPlaces, useMonthAction } from './use-month-action.ts';

interface MonthWorkCellProps {
  work: MonthWork;
  today: string;
  places: MonthPlaces;
}

/** Says what is missing in a month, with the action that resolves it. */
export function MonthWorkCell({ work, today, places }: MonthWorkCellProps) {
  const action = useMonthAction(work, places);
  const isChecked = work.falta?.length === 0 && work.retificacao?.retificar && work.retificacao.conferido !== null;
  const hint = (
    <span className="hidden group-focus-within/row:inline max-sm:hidden!">
      <KeyHint>E</KeyHint>
    </span>
  );
  return (
    <span className="flex flex-wrap items-center gap-x-2 leading-5">
      <span className={cn('inline-flex items-center gap-1.5', isChecked ? 'text-positive' : 'text-muted')}>
        {isChecked ? <Check aria-hidden className="size-3.5 shrink-0" /> : <Dot work={work} />}
        {describeWork(work, today)}
      </span>
      {action && (
        <button
          type="button"
          data-month-action=""
          aria-keyshortcuts="e"
          onClick={action.run}
          className={cn(
            'inline-flex items-center gap-1.5 rounded-sm font-medium text-brand-text hover:underline',
            !action.isBlocking &&
              'hidden group-focus-within/row:inline-flex group-hover/row:inline-flex max-sm:hidden! pointer-coarse:hidden! print:hidden',
          )}
        >
          {action.label}
          <span className="sr-only"> de {work.row.competencia}</span>
          {hint}
        </button>
      )}
    </span>
  );
}

const dots = { pgdas: 'bg-danger', erro: 'bg-danger', revisar: 'bg-warning', cobertura: 'bg-warning' } as const;

function Dot({ work: { falta = [] } }: { work: MonthWork }) {
  const [first] = falta;
  if (!first) return null;
  const colour = first in dots ? dots[first as keyof typeof dots] : first === 'espelho' ? 'bg-warning' : 'bg-muted';
  return <span aria-hidden className={cn('size-1.5 shrink-0 rounded-full', colour)} />;
}
