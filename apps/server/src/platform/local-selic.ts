import { newestFirst, type SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import type { SelicSource } from './selic.ts';
import { selicByYear } from './selic-months.data.ts';

const months = newestFirst(
  Object.entries(selicByYear).flatMap(([year, values]) =>
    values.map((valor, i): SelicMonth => ({ data: `01/${String(i + 1).padStart(2, '0')}/${year}`, valor })),
  ),
);

/** The months published before this version's release; later ones are missing. */
export const localSelicSource: SelicSource = { months: async () => months };
