import { dayInBrazil, formatDay } from '@restitui/brazil/day.ts';
import { newestFirst, selicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import { z } from 'zod';
import { circuitBreaker } from './circuit-breaker.ts';
import { ExternalServiceError, getJson } from './get-json.ts';
import { keptList } from './kept-answer.ts';
import { localSelicSource } from './local-selic.ts';
import { type OutsideService, serviceName } from './outside-service.ts';
import type { SelicSource } from './selic.ts';

const hour = 60 * 60_000;
const published = z.array(selicMonth);

/** Reads series 4390 of the Banco Central: percent per month, including the current month while it is open. */
export function remoteSelicSource(url: string, outside: OutsideService, milliseconds = 8000): SelicSource {
  const guarded = circuitBreaker(serviceName('selic', url), outside);
  const base = `${url.replace(/(?<!\/)\/+$/, '')}/dados/serie/bcdata.sgs.4390/dados`;

  const ask = () =>
    guarded(async () => {
      const today = dayInBrazil(outside.clock.now());
      const address = `${base}?formato=json&dataInicial=01/01/2018&dataFinal=${formatDay(today)}`;
      const { status, body } = await getJson(address, milliseconds);
      const result = published.safeParse(body);
      const open = `01/${today.slice(5, 7)}/${today.slice(0, 4)}`;
      const closed = result.data?.filter(({ data }) => data !== open) ?? [];
      if (status !== 200 || closed.length === 0) throw new ExternalServiceError(`Unusable answer (${status})`);
      return newestFirst(closed);
    });

  const kept = { service: 'selic', schema: published.min(1), milliseconds: 12 * hour };
  return { months: keptList(kept, outside, ask, () => localSelicSource.months()) };
}
