import { type MouseEvent, type MouseEventHandler, useRef } from 'react';

/**
 * Wraps a click handler so that repeated clicks are ignored until the page has rendered the effect of the first: a busy
 * page receives several clicks before it can show a loading state.
 */
export function useOneClick<E extends Element>(work: MouseEventHandler<E> | undefined): MouseEventHandler<E> {
  const isDrawn = useRef(true);
  return (event: MouseEvent<E>) => {
    if (!isDrawn.current) return event.preventDefault();
    isDrawn.current = false;
    // The first frame may already have started.
    requestAnimationFrame(() => requestAnimationFrame(() => (isDrawn.current = true)));
    work?.(event);
  };
}
