import { useCallback, useState } from 'react';

/** Returns the landmark or dialog that contains an element. */
export function landmarkOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('main, aside, header, [role=dialog]');
}

/**
 * Finds the landmark of an element, into which its overlay is rendered so that no text is outside of a landmark. It is
 * known before the overlay opens, because a menu that moves while open closes.
 * @returns the landmark, and a ref for the element
 */
export function useLandmark(): [HTMLElement | null | undefined, (element: Element | null) => void] {
  const [landmark, setLandmark] = useState<HTMLElement | null>();
  const ref = useCallback((element: Element | null) => {
    if (element) setLandmark(landmarkOf(element));
  }, []);
  return [landmark, ref];
}
