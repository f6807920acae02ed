import { useEffect, useState } from 'react';

/** Moves the focus to the element with an id in the render in which the focused element disappears. */
export function useFocusNext(): (id: string) => void {
  const [next, setNext] = useState<string>();
  useEffect(() => {
    if (next === undefined) return;
    const element = document.getElementById(next);
    // A saved row may have moved to another group of a folded list.
    element?.closest('details')?.setAttribute('open', '');
    element?.focus();
    setNext(undefined);
  }, [next]);
  return setNext;
}
