import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Overlays that opened in the meantime keep the focus: a menu that loses the focus closes. */
const opened = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Moves the focus to the content of a new screen, unless it is already inside that content. */
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
