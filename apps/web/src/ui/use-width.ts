import { useLayoutEffect, useRef, useState } from 'react';

/** Returns the rendered width of an element in CSS pixels; 0 before layout. */
export function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Measured before the first paint, to avoid a layout shift.
    setWidth(Math.floor(element.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

/**
 * Returns how many of some widths in CSS pixels an element is narrower than. Renders again only when this changes.
 * @param limits in falling order
 */
export function useNarrowness<E extends HTMLElement>(limits: readonly number[]) {
  const ref = useRef<E>(null);
  const [count, setCount] = useState(0);
  const key = limits.join(' ');
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const widths = key.split(' ').map(Number);
    const measure = (width: number) => setCount(countAbove(widths, Math.floor(width)));
    // Measured before the first paint, to avoid a layout shift.
    measure(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return [ref, count] as const;
}

/** An element without a width is not shown. */
function countAbove(limits: readonly number[], width: number): number {
  return width > 0 ? limits.filter((limit) => width < limit).length : 0;
}
