import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useOnline } from '../lib/use-online.ts';
import { partsInOrder } from './parts-in-order.ts';

/**
 * Container whose parts load one by one: what follows a part with a `LoadingNote` is invisible, since that part would push it
 * away. Invisible parts load meanwhile, and one with the focus stays. A note in a closed part moves nothing. Without a network
 * a part may wait for long and hides nothing; with one it hides for `waitLimit` at most.
 */
export function InOrder({ ref, ...props }: ComponentProps<'div'>) {
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLDivElement);
  const isOnline = useOnline();
  useLayoutEffect(() => {
    const container = own.current;
    if (!container || !isOnline) return;
    // With a selector of `:has` in place of the marks, Chromium left a part invisible after the one before had loaded.
    const order = partsInOrder(isLoading, (part, isBehind) => void part.toggleAttribute('data-behind', isBehind));
    const mark = () => order.update([...container.children]);
    mark();
    const observer = new MutationObserver(mark);
    const attributeFilter = ['data-loading', 'hidden', 'open'];
    observer.observe(container, { childList: true, subtree: true, attributeFilter });
    return () => {
      observer.disconnect();
      order.stop();
      for (const part of container.children) part.removeAttribute('data-behind');
    };
  }, [isOnline]);
  return <div ref={own} {...props} />;
}

function isLoading(part: Element): boolean {
  const notes = part.matches('[data-loading]') ? [part] : [...part.querySelectorAll('[data-loading]')];
  return notes.some((note) => !note.closest('[hidden], details:not([open])'));
}
