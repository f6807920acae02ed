import { dayInBrazil, formatDay } from '@restitui/brazil/day.ts';
import { newestFirst, selicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import { z } from 'zod';
import { cachedWithFallback } from './cached-with-fallback.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';
import { ExternalServiceError, getJson } from './get-json.ts';
import { localSelicSource } from './local-selic.ts';
import type { SelicSource } from './selic.ts';

const hour = 60 * 60_000;
const published = z.array(selicMonth);

/** Reads series 4390 of the Banco Central: percent per month, including the current month while it is open. */
export function remoteSelicSource(url: string, clock: Clock, milliseconds = 8000): SelicSource {
  const guarded = circuitBreaker(clock);
  const base = `${url.replace(/(?<!\/)\/+$/, '')}/dados/serie/bcdata.sgs.4390/dados`;

  const ask = () =>
    guarded(async () => {
      const today = dayInBrazil(clock.now());
      const address = `${base}?formato=json&dataInicial=01/01/2018&dataFinal=${formatDay(today)}`;
      const { status, body } = await getJson(address, milliseconds);
      const result = published.safeParse(body);
      const open = `01/${today.slice(5, 7)}/${today.slice(0, 4)}`;
      const closed = result.data?.filter(({ data }) => data !== open) ?? [];
      if (status !== 200 || closed.length === 0) throw new ExternalServiceError(`Unusable answer (${status})`);
      return newestFirst(closed);
    });

  return { months: cachedWithFallback(clock, 12 * hour, ask, () => localSelicSource.months()) };
}
