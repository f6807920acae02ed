import type { Clock } from './clock.ts';
import type { GeoLookup } from './geo.ts';
import { remoteGeoLookup } from './remote-geo.ts';
import { unknownPlaceLookup } from './unknown-place.ts';

/** The services of GEO_URLS in their order; without them every place is unknown. */
export function openGeoLookup(urls: readonly string[], clock: Clock): GeoLookup {
  return urls.length > 0 ? remoteGeoLookup(urls, clock) : unknownPlaceLookup;
}
