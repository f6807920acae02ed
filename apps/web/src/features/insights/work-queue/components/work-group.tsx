import type { Day } from '@restitui/brazil/day.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { WorkQueue, WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { useState } from 'react';
import { usePhone, useWide } from '../../../../lib/media-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { isWorthCutting } from '../../../../ui/cut-list.ts';
import { leftOut, showFurther } from '../work-queue.messages.ts';
import { groupTitle } from '../work-text.ts';
import { WorkListRow } from './work-list-row.tsx';

/** Rows of a group that a phone shows at first: with all, the queue is eight screens. */
export const shownOnPhone = 10;

interface WorkGroupProps {
  group: WorkQueue['grupos'][number];
  today: Day;
  selected: WorkRow | undefined;
  /** Rows to render now. */
  most: number;
  onPick: (row: WorkRow) => void;
  onResolve: (row: WorkRow) => void;
  onRemind: (row: WorkRow) => void;
}

/** The rows of the queue that have one deadline; on a phone the first ones, and a button for the others. */
export function WorkGroup({ group, today, selected, most, onPick, onResolve, onRemind }: WorkGroupProps) {
  const { grupo, ate, total, valor, linhas } = group;
  const isPhone = usePhone();
  const isWide = useWide();
  const [isWhole, setWhole] = useState(false);
  const isLong = isPhone && isWorthCutting(linhas.length, shownOnPhone);
  // Keys and the opened row go through all rows: the selected one stays in view.
  const isHeld = selected !== undefined && linhas.indexOf(selected) >= shownOnPhone;
  const isCut = isLong && !isWhole && !isHeld;
  const shown = isCut ? linhas.slice(0, Math.min(shownOnPhone, most)) : linhas.slice(0, most);
  return (
    <section aria-label={groupTitle(grupo, ate)}>
      <h2 className="flex h-9 items-center gap-2 border-b bg-canvas px-4 font-medium text-caption">
        {groupTitle(grupo, ate)}
        <span className="font-normal text-muted">{total}</span>
        {valor > 0 && <span className="figures ml-auto font-normal text-muted">{formatBRL(valor)}</span>}
      </h2>
      <ul className="border-b last:border-b-0">
        {shown.map((row) => (
          <WorkListRow
            key={row.id}
            row={row}
            today={today}
            selected={row === selected}
            hasActions={isWide}
            onPick={() => onPick(row)}
            onResolve={() => onResolve(row)}
            onRemind={() => onRemind(row)}
          />
        ))}
      </ul>
      {isLong && !isHeld && (
        <div className="border-b px-2 py-1">
          <Button variant="ghost" aria-expanded={!isCut} onClick={() => setWhole(isCut)}>
            {isCut ? showFurther(linhas.length - shownOnPhone) : 'Mostrar menos'}
          </Button>
        </div>
      )}
      {total > linhas.length && !isCut && (
        <p className="border-b px-4 py-2 text-caption text-muted">{leftOut(total - linhas.length)}</p>
      )}
    </section>
  );
}
