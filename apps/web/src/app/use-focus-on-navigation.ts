import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What the person opened or reads meanwhile keeps the focus; a menu that loses it would close. */
const held = '#conteudo, [role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"][aria-haspopup]';

/** A new screen is where reading goes on: focus follows, unless it is still inside the content that stayed. */
export function useFocusOnNavigation() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!fromLocation || !pathChanged) return;
        const content = document.getElementById('conteudo');
        const active = document.activeElement;
        const stays = active?.closest(held) && active !== content;
        const typing = active instanceof HTMLInputElement;
        if (!stays && !typing) content?.focus({ preventScroll: true });
      }),
    [router],
  );
}
