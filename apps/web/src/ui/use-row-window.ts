import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useFirstRows } from '../lib/use-first-rows.ts';
import { usePrinting } from '../lib/use-printing.ts';

const rowHeight = 40;
const virtualPast = 100;

/** Returns the rows to render: all in print and for short tables once they are painted, else those in view. */
export function useRowWindow(total: number) {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = !usePrinting() && total > virtualPast;
  const virtualizer = useVirtualizer({
    enabled: virtual,
    count: virtual ? total : 0,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const rows = useFirstRows(virtual ? 0 : total, rowHeight);
  const items = virtualizer.getVirtualItems();
  const from = virtual ? (items[0]?.index ?? 0) : 0;
  const to = virtual ? (items.at(-1)?.index ?? -1) + 1 : rows;

  return {
    frame,
    virtual,
    from,
    to,
    heightAbove: from * rowHeight,
    heightBelow: (total - to) * rowHeight,
    scrollTo(index: number) {
      if (virtual) virtualizer.scrollToIndex(index);
    },
  };
}

export type RowWindow = ReturnType<typeof useRowWindow>;
