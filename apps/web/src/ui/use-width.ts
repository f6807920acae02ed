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

/** Returns whether an element is narrower than a width in CSS pixels. Renders again only when this changes. */
export function useNarrowerThan<E extends HTMLElement>(least: number) {
  const ref = useRef<E>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Measured before the first paint, to avoid a layout shift.
    setNarrow(isBelow(element.getBoundingClientRect().width, least));
    const observer = new ResizeObserver(([entry]) => setNarrow(isBelow(entry?.contentRect.width ?? 0, least)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [least]);
  return [ref, isNarrow] as const;
}

/** An element without a width is not shown. */
function isBelow(width: number, least: number): boolean {
  return Math.floor(width) > 0 && Math.floor(width) < least;
}
