import { periodYear } from '@restitui/brazil/tax-month.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const stopSelector = '[data-stop]';

/**
 * Moves the focus through years and months: one is a tab stop, arrow keys and callers move.
 *
 * @param first the tab stop before any was focused
 * @param opened month of the open drawer, whose row has the focus after it closes
 */
export function useMonthStops(first: string | undefined, opened: string | undefined) {
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<string>();
  /** Where to go on when the focused row has left the table. */
  const lastIndex = useRef(-1);
  const stops = () => [...(table.current?.querySelectorAll<HTMLElement>(stopSelector) ?? [])];
  const isShown = (name: string | undefined) => stops().some(({ dataset }) => dataset.stop === name);
  const focusedRow = () => document.activeElement?.closest('tr') ?? undefined;

  function focusAt(index: number) {
    const all = stops();
    const stop = all[Math.max(0, Math.min(all.length - 1, index))];
    stop?.focus({ preventScroll: true });
    stop?.scrollIntoView({ block: 'nearest' });
  }

  function move(by: 1 | -1) {
    const found = stops().findIndex((stop) => focusedRow()?.contains(stop));
    focusAt(found >= 0 ? found + by : by > 0 ? Math.max(0, lastIndex.current) : lastIndex.current - 1);
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(event.target instanceof HTMLElement) || !event.target.matches(stopSelector)) return;
    const all = stops();
    const index = all.indexOf(event.target);
    const targets: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    focusAt(target);
  }

  /** Focuses the row of a month, or its year while that is folded. */
  function focusMonth(competencia: string) {
    const name = isShown(competencia) ? competencia : periodYear(competencia);
    const index = stops().findIndex(({ dataset }) => dataset.stop === name);
    if (index >= 0) focusAt(index);
  }

  // The drawer may have gone on to another month than the one that it was opened from.
  const lastOpened = useRef<string>(undefined);
  useEffect(() => {
    if (!opened && lastOpened.current) focusMonth(lastOpened.current);
    lastOpened.current = opened;
  });

  return {
    table,
    press,
    move,
    act: () => focusedRow()?.querySelector<HTMLElement>('[data-month-action]')?.click(),
    stopOf: (name: string) => ({
      tabIndex: name === (active !== undefined && isShown(active) ? active : first) ? 0 : -1,
      onFocus: () => {
        setActive(name);
        lastIndex.current = stops().findIndex(({ dataset }) => dataset.stop === name);
      },
    }),
  };
}
