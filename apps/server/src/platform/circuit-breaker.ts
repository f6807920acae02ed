import type { Clock } from './clock.ts';
import { ExternalServiceError } from './get-json.ts';

const failuresToOpen = 3;
const restMilliseconds = 30_000;

/**
 * Fails calls immediately for half a minute after three failures in a row, instead of waiting for a service
 * that is down.
 */
export function circuitBreaker({ now }: Clock) {
  let failures = 0;
  let closedFrom = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (now().getTime() < closedFrom) throw new ExternalServiceError('Resting after failures');
    try {
      const result = await work();
      failures = 0;
      return result;
    } catch (error) {
      failures++;
      if (failures >= failuresToOpen) closedFrom = now().getTime() + restMilliseconds;
      throw error;
    }
  };
}
