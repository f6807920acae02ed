import type { FoundCep } from '@restitui/domain/lookups/lookups.api.ts';
import type { CepLookup } from './cep.ts';
import { cepServiceAt } from './cep-services.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';
import { firstAnswer } from './first-answer.ts';
import { getJson } from './get-json.ts';
import { keptAnswers } from './kept-answers.ts';

const day = 24 * 60 * 60_000;

/** Asks one service after the other until one answers; that there is no such CEP is an answer. */
export function remoteCepLookup(urls: readonly string[], clock: Clock, milliseconds = 8000): CepLookup {
  const kept = keptAnswers<FoundCep>(clock, { milliseconds: 30 * day, entries: 20_000 });
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
      const found = await firstAnswer(asks, { each: milliseconds, total: urls.length * milliseconds });
      if (found) kept.set(cep, found);
      return found;
    },
  };
}
