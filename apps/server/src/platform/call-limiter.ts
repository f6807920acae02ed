import type { Clock } from './clock.ts';

/** Counts calls of one address within a time. */
export interface CallLimiter {
  /** Seconds to wait; 0 when the call is within the limit. */
  take: (address: string) => number;
}

/** What one address may ask of the page that checks documents. */
export const publicCheckLimit = { calls: 60, minutes: 10 };

/** Notices that one address may send about boletos. */
export const boletoNoticeLimit = { calls: 120, minutes: 1 };

/** In this process's memory: it protects from load, not from guessing. */
export function callLimiter(clock: Clock, { calls, minutes }: { calls: number; minutes: number }): CallLimiter {
  const windows = new Map<string, { since: number; count: number }>();
  const length = minutes * 60_000;

  return {
    take(address) {
      const now = clock.now().getTime();
      if (windows.size > 10_000) {
        for (const [key, { since }] of windows) if (now - since >= length) windows.delete(key);
      }
      const standing = windows.get(address);
      const window = standing && now - standing.since < length ? standing : { since: now, count: 0 };
      window.count++;
      windows.set(address, window);
      return window.count > calls ? Math.ceil((window.since + length - now) / 1000) : 0;
    },
  };
}
