import { dayInBrazil, formatDay } from '@restitui/brazil/day.ts';
import { newestFirst, selicMonth } from '@restitui/domain/lookups/selic-series.ts';
import { z } from 'zod';
import { circuitBreaker } from './circuit-breaker.ts';
import type { Clock } from './clock.ts';
import { getJson, OutsideFailure } from './get-json.ts';
import { keptOrElse } from './kept-or-else.ts';
import { localSelicSource } from './local-selic.ts';
import type { SelicSource } from './selic.ts';

const hour = 60 * 60_000;
const published = z.array(selicMonth);

/** Series 4390 of the Banco Central: percent a month, the month under way included until it closes. */
export function remoteSelicSource(url: string, clock: Clock, milliseconds = 8000): SelicSource {
  const guarded = circuitBreaker(clock);
  const base = `${url.replace(/\/+$/, '')}/dados/serie/bcdata.sgs.4390/dados`;

  const ask = () =>
    guarded(async () => {
      const today = dayInBrazil(clock.now());
      const address = `${base}?formato=json&dataInicial=01/01/2018&dataFinal=${formatDay(today)}`;
      const { status, body } = await getJson(address, milliseconds);
      const result = published.safeParse(body);
      const open = `01/${today.slice(5, 7)}/${today.slice(0, 4)}`;
      const closed = result.data?.filter(({ data }) => data !== open) ?? [];
      if (status !== 200 || closed.length === 0) throw new OutsideFailure(`Unusable answer (${status})`);
      return newestFirst(closed);
    });

  return { months: keptOrElse(clock, 12 * hour, ask, () => localSelicSource.months()) };
}
