import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Rate limiter by address, shared by all processes of the installation. */
export interface CallLimiter {
  /** Counts a call; returns the seconds to wait, 0 when the call is within the limit. */
  take: (address: string) => Promise<number>;
}

interface CallLimit {
  /** Distinguishes the counts of the limits. */
  name: string;
  calls: number;
  minutes: number;
}

/** Calls that one address may make to the public document check. */
export const publicCheckLimit: CallLimit = { name: 'public-check', calls: 60, minutes: 10 };

/** Boleto notices that one address may send. */
export const boletoNoticeLimit: CallLimit = { name: 'boleto-notice', calls: 120, minutes: 1 };

/** Sign-ins at Google or Microsoft that one address may start. */
export const providerSignInLimit: CallLimit = { name: 'provider-sign-in', calls: 300, minutes: 10 };

/** Refusals of one address without a session that are recorded; more of them would let anyone fill the log. */
export const recordedRefusalLimit: CallLimit = { name: 'recorded-refusal', calls: 60, minutes: 1 };

/** Creates a limiter whose counts are in the table `call_counts`. */
export function callLimiter(pool: pg.Pool, { name, calls, minutes }: CallLimit): CallLimiter {
  const limiter = new RateLimiterPostgres({
    // Without the names of the statements: behind a pooler a named statement may be unknown to the next connection.
    storeClient: { query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values }) },
    storeType: 'client',
    tableName: 'call_counts',
    tableCreated: true,
    keyPrefix: name,
    points: calls,
    duration: minutes * 60,
    // An address beyond the limit does not reach the database again.
    inMemoryBlockOnConsumed: calls + 1,
  });

  return {
    async take(address) {
      const key = createHash('sha256').update(address).digest('base64url');
      try {
        await limiter.consume(key);
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // Counted before the clock was set back.
        if (refused.msBeforeNext > minutes * 60_000) {
          await limiter.delete(key);
          return 0;
        }
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
  };
}
