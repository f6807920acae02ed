import { useEffect, useState } from 'react';

/** Moves the focus to the element with an id in the render in which the focused element disappears. */
export function useFocusNext(): (id: string) => void {
  const [next, setNext] = useState<string>();
  useEffect(() => {
    if (next === undefined) return;
    document.getElementById(next)?.focus();
    setNext(undefined);
  }, [next]);
  return setNext;
}
