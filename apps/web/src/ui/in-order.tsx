import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useOnline } from '../lib/use-online.ts';

/**
 * Container whose parts load one by one: what follows a part with a `LoadingNote` is invisible, since that part would push it
 * away. Invisible parts load meanwhile, and one with the focus stays. A note in a closed part moves nothing. Without a network
 * a part may wait for long and hides nothing.
 */
export function InOrder({ ref, ...props }: ComponentProps<'div'>) {
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLDivElement);
  const isOnline = useOnline();
  useLayoutEffect(() => {
    const container = own.current;
    if (!container || !isOnline) return;
    // With a selector of `:has` in place of the marks, Chromium left a part invisible after the one before had loaded.
    const mark = () => markBehind([...container.children]);
    mark();
    const observer = new MutationObserver(mark);
    const attributeFilter = ['data-loading', 'hidden', 'open'];
    observer.observe(container, { childList: true, subtree: true, attributeFilter });
    return () => {
      observer.disconnect();
      for (const part of container.children) part.removeAttribute('data-behind');
    };
  }, [isOnline]);
  return <div ref={own} {...props} />;
}

/** Marks the parts that follow the first one that loads. */
function markBehind(parts: readonly Element[]): void {
  const first = parts.findIndex(isLoading);
  parts.forEach((part, place) => {
    part.toggleAttribute('data-behind', first >= 0 && place > first);
  });
}

function isLoading(part: Element): boolean {
  const notes = part.matches('[data-loading]') ? [part] : [...part.querySelectorAll('[data-loading]')];
  return notes.some((note) => !note.closest('[hidden], details:not([open])'));
}
