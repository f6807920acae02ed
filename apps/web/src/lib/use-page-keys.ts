import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isHeldDown } from './held-key.ts';
import { useSingleKeys } from './single-keys.ts';

const typing = 'input, textarea, select, [contenteditable], [role=combobox]';
const floating = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** Enter presses what has the focus; it opens a row only when nothing else has. */
const pressable = 'a, button, summary, [role=tab], [role=switch]';

/**
 * Calls back on single keys, by `KeyboardEvent.key` in lower case, except while typing, in a dialog or menu, or when
 * users have switched them off. A key that is held down acts once, unless it moves. With `home`, tables outside of that
 * element keep their keys.
 */
export function usePageKeys(keys: Readonly<Record<string, () => void>>, home?: RefObject<Element | null>) {
  const on = useSingleKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const act = keys[event.key.toLowerCase()];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    if (isHeldDown(event)) return;
    if (target instanceof Element && target.closest(typing)) return;
    const table = home && target instanceof Element ? target.closest('table') : null;
    if (table && !home?.current?.contains(table)) return;
    if (event.key === 'Enter' && target instanceof Element && target.closest(pressable)) return;
    if (document.querySelector(floating)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
}
