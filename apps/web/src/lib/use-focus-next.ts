import { useEffect, useState } from 'react';

/** Hands the focus to what has an id, in the drawing in which that is there and what had it before is gone. */
export function useFocusNext(): (id: string) => void {
  const [next, setNext] = useState<string>();
  useEffect(() => {
    if (next === undefined) return;
    document.getElementById(next)?.focus();
    setNext(undefined);
  }, [next]);
  return setNext;
}
