import { type KeyboardEvent, useState } from 'react';
import type { RowWindow } from './use-row-window.ts';

/** Moves through the rows by key: one of them can be tabbed to, arrows go on from it and Enter opens it. */
export function useRowKeys<T>(
  { frame, scrollTo }: Pick<RowWindow, 'frame' | 'scrollTo'>,
  total: number,
  open: ((row: T) => void) | undefined,
) {
  const [active, setActive] = useState(0);

  function focusRow(index: number) {
    const next = Math.max(0, Math.min(total - 1, index));
    setActive(next);
    scrollTo(next);
    const row = () => frame.current?.querySelector<HTMLElement>(`[data-row="${next}"]`);
    // At once where it can be: the next key may come before the next frame, and would go to the row that was left.
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
    }
  }

  return { active: Math.min(active, total - 1), setActive, press };
}
