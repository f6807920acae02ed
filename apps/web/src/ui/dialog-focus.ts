const openers = new WeakMap<EventTarget, HTMLElement>();

/** What was used to open a dialog; of an entry of a menu, which is gone by then, the menu's button. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** A dialog opens on its first field, else on itself: not on the cross, whose tooltip would cover what is read. */
export function focusOnOpen(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  const opener = openerOf(document.activeElement);
  if (opener) openers.set(dialog, opener);
  const field = dialog.querySelector<HTMLElement>(
    'input:not([type=hidden],[type=file],:disabled), textarea:not(:disabled), [role=combobox]',
  );
  (field ?? dialog).focus({ preventScroll: true });
}

/** Back to what opened it, or to the screen where that is gone; whoever took the focus meanwhile keeps it. */
export function focusOnClose(event: Event) {
  event.preventDefault();
  if (document.activeElement && document.activeElement !== document.body) return;
  const opener = openers.get(event.currentTarget as HTMLElement);
  const place = opener?.isConnected ? opener : document.getElementById('conteudo');
  place?.focus({ preventScroll: true });
}
