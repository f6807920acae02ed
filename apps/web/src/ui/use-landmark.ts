import { useCallback, useState } from 'react';

/**
 * Where what opens beside an element is put: inside its landmark, so that no text stands outside of one. Known before
 * anything opens, because a menu that moves while it is open closes.
 * @returns the landmark, and a ref for the element
 */
export function useLandmark(): [HTMLElement | null | undefined, (element: Element | null) => void] {
  const [landmark, setLandmark] = useState<HTMLElement | null>();
  const ref = useCallback((element: Element | null) => {
    if (element) setLandmark(element.closest<HTMLElement>('main, aside, header, [role=dialog]'));
  }, []);
  return [landmark, ref];
}
