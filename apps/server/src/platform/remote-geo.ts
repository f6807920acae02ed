import { circuitBreaker } from './circuit-breaker.ts';
import { firstSuccess } from './first-success.ts';
import type { GeoLookup } from './geo.ts';
import { placeIn } from './geo-response.ts';
import { ExternalServiceError, getJson } from './get-json.ts';
import { type OutsideService, serviceName } from './outside-service.ts';
import { publicAddress } from './public-address.ts';

/** Asks one service after the other until one names a city, a region or a country. Nothing is cached. */
export function remoteGeoLookup(urls: readonly string[], outside: OutsideService, milliseconds = 2500): GeoLookup {
  const services = urls.map((url, place) => ({
    url,
    guarded: circuitBreaker(serviceName('geo', url, place), outside),
  }));

  return {
    async locate(address) {
      const ip = publicAddress(address);
      if (!ip) throw new ExternalServiceError('An address of a private network is nowhere');
      const asks = services.map(
        ({ url, guarded }) =>
          (left: number) =>
            guarded(async () => placeIn(await getJson(url.replace('{ip}', encodeURIComponent(ip)), left))),
      );
      const place = await firstSuccess(asks, { each: milliseconds, total: 6000 });
      return { ...place, ip };
    },
  };
}
