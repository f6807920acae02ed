import type { Clock } from './clock.ts';

/** Rate limiter by address. */
export interface CallLimiter {
  /** Returns the seconds to wait; 0 when the call is within the limit. */
  take: (address: string) => number;
}

/** Calls that one address may make to the public document check. */
export const publicCheckLimit = { calls: 60, minutes: 10 };

/** Boleto notices that one address may send. */
export const boletoNoticeLimit = { calls: 120, minutes: 1 };

/** Sign-ins at Google or Microsoft that one address may start. */
export const providerSignInLimit = { calls: 300, minutes: 10 };

/** Creates a limiter in this process's memory: it protects against load, not against guessing. */
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
