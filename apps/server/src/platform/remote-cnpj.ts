import { type FoundCompany, foundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import type { CnpjLookup } from './cnpj.ts';
import { cnpjServiceAt } from './cnpj-services.ts';
import { firstSuccess } from './first-success.ts';
import { getJson } from './get-json.ts';
import { keptAnswers } from './kept-answer.ts';
import { type OutsideService, serviceName } from './outside-service.ts';

const day = 24 * 60 * 60_000;

/**
 * Asks one service after the other until one knows the company. A service that does not know it is not final:
 * the copies of the registry are up to a month old, and some services accept no letters.
 */
export function remoteCnpjLookup(urls: readonly string[], outside: OutsideService, milliseconds = 20_000): CnpjLookup {
  const kept = keptAnswers({ service: 'cnpj', schema: foundCompany, milliseconds: day }, outside);
  const services = urls.map((url, place) => ({
    ...cnpjServiceAt(url, place),
    guarded: circuitBreaker(serviceName('cnpj', url, place), outside),
  }));

  return {
    find(cnpj) {
      const asks = services.map(
        ({ addressOf, read, guarded }) =>
          (left: number) =>
            guarded(async () => read(await getJson(addressOf(cnpj), left))),
      );
      const isFinal = (found: FoundCompany | undefined) => found !== undefined;
      return kept(cnpj, () => firstSuccess(asks, { each: milliseconds, total: 2 * milliseconds }, isFinal));
    },
  };
}
