import type { KeyboardEvent, ReactNode } from 'react';
import { tabbable } from 'tabbable';

/**
 * Moves the focus of Tab and Shift+Tab among the controls of a dialog, from the last to the first. The browser's own step
 * leaves a moment without focus; when an element of the dialog disappears in it, such as a hint, the dialog takes the
 * focus back and the step is lost. It is between the controls and the dialog, which has a handler of its own.
 */
export function TabWithin({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the controls in it
    <div className="contents" onKeyDown={moveFocus}>
      {children}
    </div>
  );
}

/** The same for a dialog that has the focus itself. */
export function tabFromDialog(event: KeyboardEvent<HTMLElement>) {
  if (event.target === event.currentTarget) moveFocus(event);
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const dialog = event.currentTarget.closest<HTMLElement>('[role=dialog], [role=alertdialog]');
  const focused = document.activeElement;
  const isOwn = event.target instanceof Node && dialog?.contains(event.target);
  if (event.key !== 'Tab' || event.defaultPrevented || !isOwn || !dialog || !focused) return;
  const stops = stopsOf(dialog);
  const next = event.shiftKey ? stopBefore(stops, focused, dialog) : stopAfter(stops, focused);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
  // As the browser does: typing replaces what a field holds.
  if (next instanceof HTMLInputElement) next.select();
}

/** Groups that pass the focus on to one of their items, which is then a stop itself. */
const groups = '[role=tablist], [role=radiogroup], [role=toolbar]';

function stopsOf(dialog: Element): Stop[] {
  const all = tabbable(dialog);
  return all.filter((stop) => !stop.matches(groups) || !all.some((item) => item !== stop && stop.contains(item)));
}

type Stop = ReturnType<typeof tabbable>[number];

function stopAfter(stops: Stop[], focused: Element): Stop | undefined {
  return stops.find((stop) => comesBefore(focused, stop)) ?? stops[0];
}

function stopBefore(stops: Stop[], focused: Element, dialog: Element): Stop | undefined {
  const before = focused === dialog ? undefined : stops.findLast((stop) => comesBefore(stop, focused));
  return before ?? stops.at(-1);
}

function comesBefore(a: Node, b: Node): boolean {
  return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
