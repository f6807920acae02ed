import { newestFirst, type SelicMonth } from '@restitui/domain/lookups/selic-series.ts';
import type { SelicSource } from './selic.ts';
import { selicByYear } from './selic-months.data.ts';

const months = newestFirst(
  Object.entries(selicByYear).flatMap(([year, values]) =>
    values.map((valor, i): SelicMonth => ({ data: `01/${String(i + 1).padStart(2, '0')}/${year}`, valor })),
  ),
);

/** The published months that came with this version; those since are missing. */
export const localSelicSource: SelicSource = { months: async () => months };
