import { type MouseEvent, type MouseEventHandler, useRef } from 'react';

/**
 * What a button does when clicked. Clicks that come before the page has drawn what the last one began are the same
 * click: a busy page hears several of them before it can show that it works.
 */
export function useOneClick<E extends Element>(work: MouseEventHandler<E> | undefined): MouseEventHandler<E> {
  const isDrawn = useRef(true);
  return (event: MouseEvent<E>) => {
    if (!isDrawn.current) return event.preventDefault();
    isDrawn.current = false;
    // The first frame may have been under way already.
    requestAnimationFrame(() => requestAnimationFrame(() => (isDrawn.current = true)));
    work?.(event);
  };
}
