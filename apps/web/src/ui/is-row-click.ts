import type { MouseEvent } from 'react';

/** Returns false for clicks on a link, button or field inside the row, and for the end of a text selection. */
export function isRowClick(event: MouseEvent): boolean {
  const inner = (event.target as Element).closest('a,button,input,label,select,textarea,[role="menuitem"]');
  return !inner && event.currentTarget.contains(event.target as Node) && !window.getSelection()?.toString();
}
