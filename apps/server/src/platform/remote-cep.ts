import type { FoundCep } from '@restitui/domain/operations/lookups/lookups.api.ts';
import type { CepLookup } from './cep.ts';
import { cepServiceAt } from './cep-services.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';
import { expiringCache } from './expiring-cache.ts';
import { firstSuccess } from './first-success.ts';
import { getJson } from './get-json.ts';

const day = 24 * 60 * 60_000;

/** Asks one service after the other until one answers; an unknown CEP is an answer. */
export function remoteCepLookup(urls: readonly string[], clock: Clock, milliseconds = 8000): CepLookup {
  const kept = expiringCache<FoundCep>(clock, { milliseconds: 30 * day, entries: 20_000 });
  const services = urls.map((url, place) => ({ ...cepServiceAt(url, place), guarded: circuitBreaker(clock) }));

  return {
    async find(cep) {
      const known = kept.get(cep);
      if (known) return known;
      const asks = services.map(
        ({ addressOf, read, guarded }) =>
          (left: number) =>
            guarded(async () => read(await getJson(addressOf(cep), left))),
      );
      const found = await firstSuccess(asks, { each: milliseconds, total: urls.length * milliseconds });
      if (found) kept.set(cep, found);
      return found;
    },
  };
}
