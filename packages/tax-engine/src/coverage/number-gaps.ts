import { type TaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { dayText } from '../notes/day-number.ts';
import type { VoidedNumbers } from '../notes/note-status.ts';
import type { NumberGap } from './coverage.ts';
import { coverageParameters as rules } from './coverage-parameters.ts';
import type { SeriesNumbers } from './series-numbers.ts';

/** The gaps of a series between the same two months. */
export interface GapPeriod {
  from: TaxMonth;
  to: TaxMonth;
  numbers: number;
  gaps: number;
  /** The first gaps of the period. */
  named: NumberGap[];
}

export interface SeriesGaps {
  first: number;
  last: number;
  /** Count of distinct known numbers. */
  known: number;
  /** Count of voided numbers between the first and the last. */
  voided: number;
  missing: number;
  listed: NumberGap[];
  total: number;
  periods: GapPeriod[];
  jumps: NumberGap[];
}

type Range = Pick<VoidedNumbers, 'first' | 'last'>;

/** Sorts ranges and merges those that overlap or touch. */
function joined(ranges: readonly Range[]): Range[] {
  const sorted = ranges.toSorted((a, b) => a.first - b.first);
  const result: Range[] = [];
  for (const { first, last } of sorted) {
    const before = result.at(-1);
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last);
    else result.push({ first, last });
  }
  return result;
}

/** Returns the parts of `from` to `to` outside all ranges; `ranges` are sorted. */
function without(from: number, to: number, ranges: readonly Range[]): [number, number][] {
  const left: [number, number][] = [];
  let at = from;
  for (const { first, last } of ranges) {
    if (last < at) continue;
    if (first > to) break;
    if (first > at) left.push([at, first - 1]);
    at = last + 1;
  }
  if (at <= to) left.push([at, to]);
  return left;
}

/** Finds the gaps in the known numbers of a series; voided numbers are no gaps. */
export function findGaps(numbers: SeriesNumbers, voided: readonly Range[]): SeriesGaps {
  const ranges = joined(voided);
  const found: SeriesGaps = {
    first: 0,
    last: 0,
    known: 0,
    voided: 0,
    missing: 0,
    listed: [],
    total: 0,
    periods: [],
    jumps: [],
  };
  const periods = new Map<string, GapPeriod>();
  const wide: { gap: NumberGap; days: number; size: number }[] = [];
  let before: { number: number; day: number } | undefined;

  const take = (gap: NumberGap) => {
    found.total++;
    if (found.listed.length < rules.gapsListed) found.listed.push(gap);
    if (gap.salto) {
      found.jumps.push(gap);
      return;
    }
    found.missing += gap.ate - gap.de + 1;
    addToPeriod(periods, gap);
  };

  for (const known of numbers.ascending()) {
    found.known++;
    if (!before) found.first = known.number;
    else if (known.number > before.number + 1) {
      const size = known.number - before.number - 1;
      const days = Math.abs(known.day - before.day);
      let open = 0;
      for (const [de, ate] of without(before.number + 1, known.number - 1, ranges)) {
        open += ate - de + 1;
        const gap = { de, ate, depois_de: dayText(before.day), antes_de: dayText(known.day), salto: false };
        // Classified as a jump or not at the end, because that depends on the count of known numbers.
        if (size > rules.jump.numbers && days <= rules.jump.days) wide.push({ gap, days, size });
        else take(gap);
      }
      found.voided += size - open;
    }
    before = known;
  }
  found.last = before?.number ?? 0;
  for (const { gap, size } of wide) take({ ...gap, salto: size > rules.jump.timesKnown * found.known });
  found.listed.sort((a, b) => a.de - b.de);
  found.periods = [...periods.values()];
  return found;
}

function addToPeriod(periods: Map<string, GapPeriod>, gap: NumberGap): void {
  const [early, late] = gap.depois_de < gap.antes_de ? [gap.depois_de, gap.antes_de] : [gap.antes_de, gap.depois_de];
  const [from, to] = [taxMonthOfDay(early), taxMonthOfDay(late)];
  const key = `${from} ${to}`;
  const period = periods.get(key) ?? { from, to, numbers: 0, gaps: 0, named: [] };
  periods.set(key, period);
  period.numbers += gap.ate - gap.de + 1;
  period.gaps++;
  if (period.named.length < rules.rangesNamed) period.named.push(gap);
}
