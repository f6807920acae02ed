import { queryClient } from './query-client.ts';

const typedInto = new Set<Element>();

/** Remembers where somebody typed or chose a file, for as long as it is on the page. */
export function watchTyping() {
  document.addEventListener('input', ({ target }) => target instanceof Element && typedInto.add(target), true);
}

function holdsTypedText(): boolean {
  for (const element of typedInto) if (!element.isConnected) typedInto.delete(element);
  return typedInto.size > 0;
}

/** Whether a page asks before it is left: unsaved permissions, an upload under way. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Something here would be lost by a reload: typed text, an open dialog or capture, a call under way. */
export function isWorkUnderWay(): boolean {
  return (
    holdsTypedText() ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    queryClient.isMutating() > 0 ||
    asksBeforeLeaving()
  );
}
