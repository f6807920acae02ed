import type { Clock } from './clock.ts';

interface Limits {
  milliseconds: number;
  entries: number;
}

/** Creates an in-memory cache with a time to live; when full, the oldest entries are evicted. */
export function expiringCache<T>({ now }: Clock, { milliseconds, entries }: Limits) {
  const kept = new Map<string, { answer: T; until: number }>();

  return {
    get(key: string): T | undefined {
      const found = kept.get(key);
      if (found && found.until > now().getTime()) return found.answer;
      kept.delete(key);
      return undefined;
    },
    set(key: string, answer: T): void {
      kept.delete(key);
      kept.set(key, { answer, until: now().getTime() + milliseconds });
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    },
  };
}
