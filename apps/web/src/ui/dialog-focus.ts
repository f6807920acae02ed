import { type FocusPlace, focusPlace, focusPlaceOf, isFocusHeld } from './focus-place.ts';

const openers = new WeakMap<EventTarget, FocusPlace>();

/** Returns the element that opened a dialog; for an item of a closed menu, the menu's button. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Focuses the first field of a dialog, else the dialog: the tooltip of the close button would cover content. */
export function focusOnOpen(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  const opener = openerOf(document.activeElement);
  if (opener) openers.set(dialog, focusPlaceOf(opener));
  const field = dialog.querySelector<HTMLElement>(
    'input:not([type=hidden],[type=file],:disabled), textarea:not(:disabled), [role=combobox]',
  );
  (field ?? dialog).focus({ preventScroll: true });
}

/** Returns the focus to the opener, or to where it was when it is gone, unless another element took it meanwhile. */
export function focusOnClose(event: Event) {
  event.preventDefault();
  if (isFocusHeld()) return;
  focusPlace(openers.get(event.currentTarget as HTMLElement) ?? []);
}
