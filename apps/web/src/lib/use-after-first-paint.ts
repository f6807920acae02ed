import { useEffect, useState } from 'react';
import { useLater } from './use-later.ts';
import { whenIdle } from './when-idle.ts';

/** Returns what `load` brings when the page is idle; after a failure it is loaded again once the network is back. */
export function useAfterFirstPaint<T>(load: () => Promise<T>): T | undefined {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return useLater(load, isIdle, () => {
    setIdle(false);
    window.addEventListener('online', () => setIdle(true), { once: true });
  });
}
