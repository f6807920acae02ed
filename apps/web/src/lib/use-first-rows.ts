import { useLayoutEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { usePrinting } from './use-printing.ts';

/** True until a list is shown whole. */
let isFirstList = true;

/**
 * Returns how many rows of a list to render now. The first list after the start of the app is painted with as many rows
 * as its window can show, and has the others a frame later (decision 174). The list keeps the height of the others, for
 * the place to which a reload scrolls. Every other list has all at once, because Back restores that place in its first
 * frame.
 *
 * @param leastHeight of a row, in CSS pixels
 */
export function useFirstRows(total: number, leastHeight: number): number {
  const [isWhole, setWhole] = useState(!isFirstList);
  const [most] = useState(() => Math.ceil(window.innerHeight / leastHeight));
  const printing = usePrinting();
  const isCut = !isWhole && !printing && total > most;
  const isEmpty = total === 0;
  // Before the frame with these rows: an effect that runs after it would wait for one more.
  useLayoutEffect(() => {
    if (isCut) {
      return afterPaint(() => {
        isFirstList = false;
        setWhole(true);
      });
    }
    if (!isEmpty) isFirstList = false;
  }, [isCut, isEmpty]);
  return isCut ? most : total;
}
