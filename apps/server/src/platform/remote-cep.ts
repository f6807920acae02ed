import type { Cep } from '@restitui/brazil/cep.ts';
import type { FoundCep } from '@restitui/domain/lookups/lookups.api.ts';
import type { CepLookup } from './cep.ts';
import { cepServiceAt } from './cep-services.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';
import { getJson, OutsideFailure } from './get-json.ts';
import { keptAnswers } from './kept-answers.ts';

const day = 24 * 60 * 60_000;

/** Asks one service after the other until one answers; that there is no such CEP is an answer. */
export function remoteCepLookup(urls: readonly string[], clock: Clock, milliseconds = 8000): CepLookup {
  const kept = keptAnswers<FoundCep>(clock, { milliseconds: 30 * day, entries: 20_000 });
  const services = urls.map((url, place) => {
    const { addressOf, read } = cepServiceAt(url, place);
    const guarded = circuitBreaker(clock);
    return (cep: Cep) => guarded(async () => read(await getJson(addressOf(cep), milliseconds)));
  });

  return {
    async find(cep) {
      const known = kept.get(cep);
      if (known) return known;
      const failures: unknown[] = [];
      for (const ask of services) {
        try {
          const found = await ask(cep);
          if (found) kept.set(cep, found);
          return found;
        } catch (error) {
          failures.push(error);
        }
      }
      const timedOut = failures.every((failure) => failure instanceof OutsideFailure && failure.timedOut);
      throw new OutsideFailure('No CEP service answered', { timedOut, cause: failures });
    },
  };
}
