import { foundCep } from '@restitui/domain/operations/lookups/lookups.api.ts';
import type { CepLookup } from './cep.ts';
import { cepServiceAt } from './cep-services.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { firstSuccess } from './first-success.ts';
import { getJson } from './get-json.ts';
import { keptAnswers } from './kept-answer.ts';
import { type OutsideService, serviceName } from './outside-service.ts';

const day = 24 * 60 * 60_000;

/** Asks one service after the other until one answers; an unknown CEP is an answer. */
export function remoteCepLookup(urls: readonly string[], outside: OutsideService, milliseconds = 8000): CepLookup {
  const kept = keptAnswers({ service: 'cep', schema: foundCep, milliseconds: 30 * day }, outside);
  const services = urls.map((url, place) => ({
    ...cepServiceAt(url, place),
    guarded: circuitBreaker(serviceName('cep', url, place), outside),
  }));

  return {
    find(cep) {
      const asks = services.map(
        ({ addressOf, read, guarded }) =>
          (left: number) =>
            guarded(async () => read(await getJson(addressOf(cep), left))),
      );
      return kept(cep, () => firstSuccess(asks, { each: milliseconds, total: urls.length * milliseconds }));
    },
  };
}
