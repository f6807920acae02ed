import { useEffect, useState } from 'react';

/** The value once it has stood for `milliseconds`: searches ask when typing rests. */
export function useSettled<V>(value: V, milliseconds: number): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
