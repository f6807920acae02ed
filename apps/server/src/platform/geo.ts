import type { FoundPlace } from '@restitui/domain/lookups/lookups.api.ts';

/** Places of internet addresses. */
export interface GeoLookup {
  /**
   * Empty where there is no service to ask.
   * @throws OutsideFailure when none of those asked knows where the address is
   */
  locate: (ip: string) => Promise<FoundPlace>;
}
