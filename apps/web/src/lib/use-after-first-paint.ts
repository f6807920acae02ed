import { useEffect, useState } from 'react';
import { useCountedLater, useFetchedFirst } from './use-later.ts';
import { whenIdle } from './when-idle.ts';

/** Loads a part when the page is idle, and counts the failures. */
export function useCountedAfterFirstPaint<T>(load: () => Promise<T>) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return useCountedLater(useFetchedFirst(load), isIdle);
}

/** Returns what `load` brings when the page is idle. */
export function useAfterFirstPaint<T>(load: () => Promise<T>): T | undefined {
  return useCountedAfterFirstPaint(load).part;
}
