import { useEffect } from 'react';
import { type FocusPlace, focusPlaceOf, isFocusHeld, rescueFocus } from '../ui/focus-place.ts';

/**
 * Keeps the focus on the page when the focused element is removed or disabled, such as a button that disappears with what it
 * did: browsers would move it to the body, of which a screen reader announces nothing.
 */
export function useFocusAfterRemoval() {
  useEffect(() => {
    let place: FocusPlace = [];
    let frame = 0;

    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) place = focusPlaceOf(target);
    };
    const isLost = () => place[0] && (!place[0].isConnected || place[0].matches(':disabled'));
    const rescue = () => {
      frame = 0;
      if (isLost() && !isFocusHeld()) rescueFocus(place);
    };
    // What took the place of the element, such as the opener of a closed dialog, mostly takes the focus first.
    const later = () => {
      if (frame === 0 && isLost())
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(rescue);
        });
    };

    const changes = new MutationObserver(later);
    changes.observe(document.body, {
      ...{ childList: true, subtree: true },
      ...{ attributes: true, attributeFilter: ['disabled'] },
    });
    document.addEventListener('focusin', remember);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
      cancelAnimationFrame(frame);
    };
  }, []);
}
