import { useEffect, useEffectEvent } from 'react';
import { isHeldDown } from './held-key.ts';
import { useSingleKeys } from './single-keys.ts';

const typing = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

/**
 * Runs an action per letter key, except while the user types, in a menu, in a dialog above the open one, or when users
 * have switched single keys off.
 */
export function useLetterKeys(actions: Readonly<Record<string, () => void>>): void {
  const on = useSingleKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isHeldDown(event)) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(typing) || document.querySelectorAll('[role="dialog"]').length > 1) return;
    actions[event.key.toLowerCase()]?.();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
}
