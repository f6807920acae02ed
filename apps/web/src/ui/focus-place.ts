const screens = '[role=dialog], [role=alertdialog], #conteudo';

/** Where an element was on the page: itself, then its ancestors from the nearest on. */
export type FocusPlace = readonly Element[];

/** Returns the place of an element, to be taken while it is on the page. */
export function focusPlaceOf(element: Element): FocusPlace {
  const place: Element[] = [];
  for (let next: Element | null = element; next; next = next.parentElement) place.push(next);
  return place;
}

/**
 * Focuses what is left of a place: the element or its nearest ancestor within a screen or dialog; else the last open
 * dialog, or the screen.
 */
export function focusPlace(place: FocusPlace) {
  const nearest = place.find((element) => element.isConnected && !element.matches(':disabled'));
  const left = nearest?.closest(screens) ? nearest : [...document.querySelectorAll(screens)].at(-1);
  if (!(left instanceof HTMLElement)) return;
  if (left.tabIndex < 0 && !left.hasAttribute('tabindex')) {
    left.tabIndex = -1;
    left.classList.add('outline-none');
  }
  left.focus({ preventScroll: true });
}

let rescued: Element | null = null;

/** Focuses what is left of the place of a removed element; a dialog that closes at the same time may still take the focus. */
export function rescueFocus(place: FocusPlace) {
  focusPlace(place);
  rescued = document.activeElement;
}

/** Returns whether an element has the focus that did not get it only because another was removed. */
export function isFocusHeld(): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && active !== rescued;
}
