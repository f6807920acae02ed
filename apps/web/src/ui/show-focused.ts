import type { FocusEvent } from 'react';

/**
 * Scrolls the focused control of a row that scrolls sideways into the row; the focus of a browser leaves a control where it
 * is when a part of it can be seen. `scrollIntoView` would also move the page.
 */
export function showFocused({ currentTarget: row, target }: FocusEvent<HTMLElement>) {
  const place = target.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  if (place.left < left) row.scrollLeft += place.left - left;
  else if (place.right > right) row.scrollLeft += Math.min(place.right - right, place.left - left);
}
