import { queryClient } from './query-client.ts';

const typedInto = new Set<Element>();

/** Records fields that the user typed into or chose a file for, while they are on the page. */
export function watchTyping() {
  document.addEventListener('input', ({ target }) => target instanceof Element && typedInto.add(target), true);
}

/** Returns how many fields of the page the user typed into or chose a file for. */
export function countTypedFields(): number {
  for (const element of typedInto) if (!element.isConnected) typedInto.delete(element);
  return typedInto.size;
}

/** Returns whether a page would ask before it is left: unsaved permissions, a running upload. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Returns whether a reload would lose typed text, also in a prerendered page, an open dialog or capture, or a running call. */
export function isWorkUnderWay(): boolean {
  return (
    countTypedFields() > 0 ||
    globalThis.entrance !== undefined ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    queryClient.isMutating() > 0 ||
    asksBeforeLeaving()
  );
}
