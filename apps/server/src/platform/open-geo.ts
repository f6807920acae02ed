import type { Clock } from './clock.ts';
import type { GeoLookup } from './geo.ts';
import { noGeoLookup } from './no-geo-lookup.ts';
import { remoteGeoLookup } from './remote-geo.ts';

/** The services of GEO_URLS in order; without them every place is unknown. */
export function openGeoLookup(urls: readonly string[], clock: Clock): GeoLookup {
  return urls.length > 0 ? remoteGeoLookup(urls, clock) : noGeoLookup;
}
