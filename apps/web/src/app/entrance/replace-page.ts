/** The last request before the app was there: to send the form, or to press a button. */
export type Held = 'submit' | HTMLButtonElement | undefined;

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Sets a value as typing does: React ignores one that is set through its own property of the node. */
function type(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the control of the app that is the same as one of the page. */
function sameIn(place: HTMLElement, control: Element): HTMLElement | undefined {
  const same = [...place.querySelectorAll<HTMLElement>(control.tagName)];
  if (control instanceof HTMLInputElement) return same.find((each) => each.getAttribute('name') === control.name);
  return same.find((each) => nameOf(each) === nameOf(control));
}

/** Puts the app in the place of the page, in one task, with everything that was typed, the focus and the caret. */
export function replacePage(page: HTMLElement, place: HTMLElement, left: ReadonlySet<string>, held: Held): void {
  const fields = [...page.querySelectorAll('input')];
  const focused = page.contains(document.activeElement) ? document.activeElement : null;
  // Removing the focused field counts as leaving it.
  const leftBefore = new Set(left);
  const range = focused instanceof HTMLInputElement ? focused : undefined;
  const [start, end] = [range?.selectionStart ?? null, range?.selectionEnd ?? null];
  page.replaceWith(place);
  // The same page is in sight already: it does not appear again.
  for (const animation of place.getAnimations({ subtree: true })) animation.finish();

  for (const field of fields) {
    const same = sameIn(place, field);
    if (!(same instanceof HTMLInputElement)) continue;
    if (field.value) type(same, field.value);
    if (leftBefore.has(field.name)) same.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  const same = focused ? sameIn(place, focused) : undefined;
  same?.focus({ preventScroll: true });
  if (same instanceof HTMLInputElement) same.setSelectionRange(start, end);

  if (held === 'submit') place.querySelector('form')?.requestSubmit();
  else if (held) sameIn(place, held)?.click();
}
