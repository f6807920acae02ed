import type { GeoLookup } from './geo.ts';
import { OutsideFailure } from './get-json.ts';

/** Where no service is asked no place is known; an invented one would be kept beside a signature. */
export const unknownPlaceLookup: GeoLookup = {
  locate: async () => {
    throw new OutsideFailure('No service to ask');
  },
};
