import type { Day } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { cn } from '../../../../lib/cn.ts';
import { keepUnbroken } from '../../../../lib/formats.ts';
import { workIcons } from '../work-icons.ts';
import { textOfRow, timeOfRow } from '../work-text.ts';
import { WorkAction } from './work-action.tsx';
import { ReminderButton } from './work-reminder.tsx';

interface WorkListRowProps {
  row: WorkRow;
  today: Day;
  selected: boolean;
  /** Renders the buttons of a wide row. A narrow one has them in what it opens. */
  hasActions: boolean;
  /** Selects the row; on a narrow screen it opens. */
  onPick: () => void;
  onResolve: () => void;
  onRemind: () => void;
}

/** One row of the queue: who, what happens, the amount, the time left and the action. */
export function WorkListRow({ row, today, selected, hasActions, onPick, onResolve, onRemind }: WorkListRowProps) {
  const [first] = row.itens;
  const Icon = workIcons[first?.tipo ?? 'aviso'];
  const time = timeOfRow(row, today);
  const value = row.valor === null ? '—' : formatBRL(row.valor);
  return (
    <li
      data-work-row={row.id}
      className={cn(
        'flex min-h-14 items-center border-b transition-colors duration-100 last:border-b-0 hover:bg-hover lg:pr-2',
        selected && 'lg:bg-brand-soft lg:hover:bg-brand-soft',
      )}
    >
      <button
        type="button"
        onClick={onPick}
        aria-current={selected || undefined}
        tabIndex={selected ? 0 : -1}
        className="grid min-w-0 flex-1 grid-cols-[1rem_minmax(0,1fr)_auto] grid-rows-[auto_1fr] items-start gap-x-3 px-4 py-2 text-left focus-visible:-outline-offset-2 sm:max-lg:grid-cols-[1rem_minmax(0,1fr)_7rem_5.5rem] min-[90rem]:grid-cols-[1rem_minmax(0,1fr)_7rem_5.5rem]"
      >
        <Icon aria-hidden className="col-start-1 row-start-1 mt-0.5 size-4 text-muted" />
        <span
          className={cn(
            'col-start-2 row-start-1 font-medium text-body max-sm:line-clamp-2 sm:truncate',
            // The dash of a row without an amount leaves the place of one.
            row.valor === null && 'sm:max-lg:col-end-4 sm:max-lg:pr-6 min-[90rem]:col-end-4 min-[90rem]:pr-6',
          )}
        >
          {displayName(row.assunto)}
        </span>
        {/* Below the amount too, which has one line. */}
        <span className="col-start-2 row-start-2 text-body text-muted sm:line-clamp-2 sm:max-lg:col-end-4 min-[90rem]:col-end-4">
          {keepUnbroken(textOfRow(row))}
        </span>
        <span className="figures col-start-3 row-start-1 text-right font-medium text-body max-sm:row-end-3 max-sm:flex max-sm:flex-col lg:max-[90rem]:row-end-3 lg:max-[90rem]:flex lg:max-[90rem]:flex-col">
          {value}
          <Time
            {...time}
            className="sm:max-lg:hidden lg:flex lg:items-baseline lg:justify-end lg:gap-1.5 min-[90rem]:hidden"
          />
        </span>
        <Time {...time} className="col-start-4 row-start-1 row-end-3 max-sm:hidden lg:max-[90rem]:hidden" />
      </button>
      {hasActions && (
        <>
          <span className="flex w-9 shrink-0 justify-center max-xl:hidden">
            <ReminderButton narrow row={row} onRemind={onRemind} tabIndex={selected ? 0 : -1} className="px-2" />
          </span>
          <WorkAction
            row={row}
            // The panel beside the list has the primary button.
            variant={selected ? 'secondary' : 'ghost'}
            onResolve={onResolve}
            tabIndex={selected ? 0 : -1}
            className="w-27 max-xl:hidden"
          />
        </>
      )}
    </li>
  );
}

/** The time left; below an amount on one line with its day. */
function Time({ text, day, urgent, className }: ReturnType<typeof timeOfRow> & { className: string }) {
  return (
    <span className={cn('whitespace-nowrap text-right', className)}>
      <span className={cn('block text-body', urgent ? 'font-medium text-danger' : 'text-muted')}>{text}</span>
      {day && <span className="block text-caption text-muted">{day}</span>}
    </span>
  );
}
