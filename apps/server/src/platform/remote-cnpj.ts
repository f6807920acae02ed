import type { FoundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';
import type { CnpjLookup } from './cnpj.ts';
import { cnpjServiceAt } from './cnpj-services.ts';
import { expiringCache } from './expiring-cache.ts';
import { firstSuccess } from './first-success.ts';
import { getJson } from './get-json.ts';

const day = 24 * 60 * 60_000;

/**
 * Asks one service after the other until one knows the company. A service that does not know it is not final:
 * the copies of the registry are up to a month old, and some services accept no letters.
 */
export function remoteCnpjLookup(urls: readonly string[], clock: Clock, milliseconds = 20_000): CnpjLookup {
  const kept = expiringCache<FoundCompany>(clock, { milliseconds: day, entries: 5000 });
  const services = urls.map((url, place) => ({ ...cnpjServiceAt(url, place), guarded: circuitBreaker(clock) }));

  return {
    async find(cnpj) {
      const known = kept.get(cnpj);
      if (known) return known;
      const asks = services.map(
        ({ addressOf, read, guarded }) =>
          (left: number) =>
            guarded(async () => read(await getJson(addressOf(cnpj), left))),
      );
      const isFinal = (found: FoundCompany | undefined) => found !== undefined;
      const found = await firstSuccess(asks, { each: milliseconds, total: 2 * milliseconds }, isFinal);
      if (found) kept.set(cnpj, found);
      return found;
    },
  };
}
