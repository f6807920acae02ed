import { z } from 'zod';

const firstOfMonth = z.string().regex(/^01\/(0[1-9]|1[0-2])\/\d{4}$/);
const percent = z.string().regex(/^\d{1,2}(\.\d+)?$/);

/** The Selic of one month: `01/MM/AAAA`, and percent with a decimal point. */
export const selicMonth = z.object({ data: firstOfMonth, valor: percent });
export type SelicMonth = z.infer<typeof selicMonth>;

const monthKey = (data: string) => data.slice(6) + data.slice(3, 5);

/** Sorts the series by month, newest first. */
export function newestFirst(series: readonly SelicMonth[]): SelicMonth[] {
  return series.toSorted((a, b) => monthKey(b.data).localeCompare(monthKey(a.data)));
}

/** The three accepted forms of a series: a list, a list under `data`, a map from date to value. */
export const selicAnswer = z.union([
  z.array(selicMonth),
  z.object({ data: z.array(selicMonth) }).transform(({ data }) => data),
  z
    .record(firstOfMonth, percent)
    .transform((values) => Object.entries(values).map(([data, valor]): SelicMonth => ({ data, valor }))),
]);
