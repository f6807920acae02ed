import { addMonths, compareCompetences, parseCompetence } from '@restitui/brazil/competence.ts';

const most = 24;

/**
 * Months without a bar get an empty one, so that time runs evenly; months too far apart stay as they come.
 * @param bars labelled `MM/AAAA`, in the order of time
 */
export function everyMonth<B extends { label: string }>(bars: readonly B[], empty: (month: string) => B): B[] {
  const [first, last] = [parseCompetence(bars[0]?.label ?? ''), parseCompetence(bars.at(-1)?.label ?? '')];
  if (!first || !last || compareCompetences(addMonths(first, most - 1), last) < 0) return [...bars];
  const known = new Map(bars.map((bar) => [bar.label, bar]));
  const all: B[] = [];
  for (let month = first; compareCompetences(month, last) <= 0; month = addMonths(month, 1)) {
    all.push(known.get(month) ?? empty(month));
  }
  return all;
}
