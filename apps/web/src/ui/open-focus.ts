/** A dialog opens on its first field, else on itself: not on the cross, whose tooltip would cover what is read. */
export function focusOnOpen(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  const field = dialog.querySelector<HTMLElement>(
    'input:not([type=hidden],[type=file],:disabled), textarea:not(:disabled), [role=combobox]',
  );
  (field ?? dialog).focus({ preventScroll: true });
}
