import type { GeoLookup } from './geo.ts';
import { noGeoLookup } from './no-geo-lookup.ts';
import type { OutsideService } from './outside-service.ts';
import { remoteGeoLookup } from './remote-geo.ts';

/** The services of GEO_URLS in order; without them every place is unknown. */
export function openGeoLookup(urls: readonly string[], outside: OutsideService): GeoLookup {
  return urls.length > 0 ? remoteGeoLookup(urls, outside) : noGeoLookup;
}
