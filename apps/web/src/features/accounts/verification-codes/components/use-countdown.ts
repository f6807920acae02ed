import { useEffect, useState } from 'react';

/** Counts seconds down; returns the seconds left and the function that starts a countdown. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isWaiting]);

  function start(seconds: number) {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }
  return [left, start];
}
