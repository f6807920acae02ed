import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What the person opened meanwhile keeps the focus, even before it has it: a menu that loses it closes. */
const opened = '[role="dialog"], [role="menu"], [role="listbox"]';

/** A new screen is where reading goes on: focus follows, unless it is still inside the content that stayed. */
export function useFocusOnNavigation() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!fromLocation || !pathChanged) return;
        const content = document.getElementById('conteudo');
        const active = document.activeElement;
        const reading = active !== content && content?.contains(active);
        const typing = active instanceof HTMLInputElement;
        if (!reading && !typing && !document.querySelector(opened)) content?.focus({ preventScroll: true });
      }),
    [router],
  );
}
