import type { FoundPlace } from '@restitui/domain/operations/lookups/lookups.api.ts';

/** Places of IP addresses. */
export interface GeoLookup {
  /**
   * Returns an empty place where no service is configured.
   * @throws ExternalServiceError when no service knows the place
   */
  locate: (ip: string) => Promise<FoundPlace>;
}
