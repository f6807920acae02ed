import type { GeoLookup } from './geo.ts';

/** Returns an empty place: an invented one would be stored with a signature. */
export const noGeoLookup: GeoLookup = {
  locate: async () => ({ city: '', region: '', country: '', zip: '', lat: null, lon: null, ip: '' }),
};
