import { useEffect, useState } from 'react';

/** Seconds that are left of a pause, and how to begin one. */
export function usePause(): [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isWaiting]);

  function begin(seconds: number) {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }
  return [left, begin];
}
