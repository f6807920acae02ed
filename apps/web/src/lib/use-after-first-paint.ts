import { useEffect, useState } from 'react';
import { useLater } from './use-later.ts';
import { whenIdle } from './when-idle.ts';

/** Returns what `load` brings when the page is idle. */
export function useAfterFirstPaint<T>(load: () => Promise<T>): T | undefined {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return useLater(load, isIdle);
}
