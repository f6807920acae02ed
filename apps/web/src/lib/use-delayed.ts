import { useEffect, useState } from 'react';

/** The value once it has rested for some milliseconds: for searches that follow typing. */
export function useDelayed<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
