import type { FoundPlace } from '@restitui/domain/lookups/lookups.api.ts';

/** Places of internet addresses. */
export interface GeoLookup {
  /** @throws OutsideFailure when nobody knows where the address is */
  locate: (ip: string) => Promise<FoundPlace>;
}
