import { type KeyboardEvent, useState } from 'react';
import { useSingleKeys } from '../lib/single-keys.ts';
import type { RowWindow } from './use-row-window.ts';

/** Moves through rows by keyboard: one row is a tab stop, arrow keys move, Enter opens, X selects. */
export function useRowKeys<T>(
  { frame, scrollTo }: Pick<RowWindow, 'frame' | 'scrollTo'>,
  total: number,
  open: ((row: T) => void) | undefined,
  choose?: (row: T) => void,
) {
  const [active, setActive] = useState(0);
  const single = useSingleKeys();

  function focusRow(index: number) {
    const next = Math.max(0, Math.min(total - 1, index));
    setActive(next);
    scrollTo(next);
    const row = () => frame.current?.querySelector<HTMLElement>(`[data-row="${next}"]`);
    // Focuses immediately if possible: the next key may arrive before the next frame and would reach the previous row.
    if (row()) row()?.focus();
    else requestAnimationFrame(() => row()?.focus());
  }

  function press(event: KeyboardEvent, index: number, row: T) {
    if (event.target !== event.currentTarget) return;
    const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: total - 1 };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      focusRow(move);
    } else if (event.key === 'Enter') {
      open?.(row);
    } else if (single && event.key.toLowerCase() === 'x' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (!choose) return;
      // The keys of the page would act too.
      event.preventDefault();
      if (!event.repeat) choose(row);
    }
  }

  return { active: Math.min(active, total - 1), setActive, press };
}
