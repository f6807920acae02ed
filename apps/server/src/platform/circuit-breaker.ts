import { ExternalServiceError } from './get-json.ts';
import type { OutsideService } from './outside-service.ts';

const failuresToRest = 3;
const restMilliseconds = 30_000;

/**
 * Fails calls of all processes immediately for half a minute after three failures in a row, instead of waiting for a
 * service that is down.
 */
export function circuitBreaker(service: string, { clock, records }: OutsideService) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const earlier = await records.findFailures(service);
    const rest = earlier?.restsUntil ? Date.parse(earlier.restsUntil) - clock.now().getTime() : 0;
    // A rest that ends later was stored before the clock was set back.
    if (rest > 0 && rest <= restMilliseconds) {
      throw new ExternalServiceError('Resting after failures');
    }
    try {
      const result = await work();
      if (earlier) await records.clearFailures(service);
      return result;
    } catch (error) {
      const restsUntil = new Date(clock.now().getTime() + restMilliseconds).toISOString();
      await records.addFailure(service, { failuresToRest, restsUntil });
      throw error;
    }
  };
}
