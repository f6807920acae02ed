import type { GeoLookup } from './geo.ts';

/** Where no service is asked no place is known; an invented one would be kept beside a signature. */
export const unknownPlaceLookup: GeoLookup = {
  locate: async () => ({ city: '', region: '', country: '', zip: '', lat: null, lon: null, ip: '' }),
};
