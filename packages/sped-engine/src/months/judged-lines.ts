import {
  type Answer,
  answerByDiscount,
  answerByNet,
  answerByValue,
  answerOfItem,
  type JudgedAmounts,
  toleranceOf,
} from '../lines/answer.ts';
import type { RevenueLine } from '../lines/revenue-line.ts';
import type { NoteItem } from '../notes/note-item.ts';

/** The source of an amount (section 3.2): notes, the file itself, the EFD ICMS/IPI, or purchases. */
export type IcmsSource = 'XML' | 'EFD' | 'EFD_ICMS_IPI' | 'COMPRAS';

/** Where the amount of judged lines comes from. */
export interface Origin {
  source: IcmsSource;
  /** Freight, insurance and other expenses. Cents. */
  accessories: number;
  /** Access keys of the notes behind a consolidated line. */
  notes?: readonly string[];
}

/** Lines that are judged as one, with their ICMS. */
export interface JudgedLines {
  lines: readonly RevenueLine[];
  icms: number;
  origin?: Origin;
  answer: Answer | 'PIS_COFINS_DIVERGEM' | 'CONSOLIDADO_NAO_FECHA' | 'ICMS_NAO_ATRIBUIVEL' | 'ANTES_DA_MODULACAO';
}

/** Judges PIS and COFINS apart; different answers are a doubt (SP-054). */
function judgeBoth(
  lines: readonly RevenueLine[],
  icms: number,
  origin: Origin,
  judge: (base: number) => Answer,
): JudgedLines {
  const pisBase = sumOf(lines, (line) => line.pis.base);
  const cofinsBase = sumOf(lines, (line) => line.cofins.base);
  const pis = judge(pisBase);
  const cofins = cofinsBase === pisBase ? pis : judge(cofinsBase);
  const isDivergent = pis !== cofins || lines.some(({ missing }) => missing !== null);
  return { lines, icms, origin, answer: isDivergent ? 'PIS_COFINS_DIVERGEM' : pis };
}

/** Judges by the note's items; undefined when they do not add up to the lines (SP-041). */
export function judgeByNotes(
  lines: readonly RevenueLine[],
  items: readonly NoteItem[],
  icms = sumOf(items, (item) => item.icms),
): JudgedLines | undefined {
  const value = sumOf(lines, (line) => line.value);
  const gross = sumOf(items, (item) => item.value);
  const net = gross - sumOf(items, (item) => item.discount);
  const accessories = sumOf(items, (item) => item.accessories);
  const tolerance = toleranceOf(items.length);
  const isClosed = [gross, net, gross + accessories, net + accessories].some(
    (sum) => Math.abs(sum - value) <= tolerance,
  );
  if (!isClosed) return undefined;
  const amounts = { value, discount: 0, accessories, icms, parts: items.length };
  return judgeBoth(lines, icms, { source: 'XML', accessories }, (base) => answerByNet(net, base, amounts));
}

/** Judges a C170 with its item of the note. */
export function judgeByItem(line: RevenueLine, item: NoteItem, icms = item.icms): JudgedLines {
  const amounts = { value: item.value, discount: item.discount, accessories: item.accessories, icms, parts: 1 };
  const origin: Origin = { source: 'XML', accessories: item.accessories };
  return judgeBoth([line], icms, origin, (base) => answerByNet(item.value - item.discount, base, amounts));
}

/** Judges lines without XML. `accessories` is their share of the document's; `knownDiscount` the document's discount. */
export function judgeByFile(
  lines: readonly RevenueLine[],
  icms: number,
  {
    accessories = 0,
    knownDiscount,
    source = 'EFD',
  }: { accessories?: number; knownDiscount?: number | undefined; source?: IcmsSource } = {},
): JudgedLines {
  const amounts: JudgedAmounts = {
    value: sumOf(lines, (line) => line.value),
    discount: sumOf(lines, (line) => line.discount),
    accessories,
    icms,
    parts: lines.length,
  };
  const origin: Origin = { source, accessories };
  const [first] = lines;
  if (first?.record === 'C170') return judgeBoth(lines, icms, origin, (base) => answerOfItem(base, amounts));
  if (first?.hasDiscount)
    return judgeBoth(lines, icms, origin, (base) => answerByDiscount(base, amounts, knownDiscount));
  return judgeBoth(lines, icms, origin, (base) => answerByValue(base, amounts));
}

/** Divides an amount among lines by their value less discounts, half up; the last line takes the rest. Cents. */
export function shareByValue(cents: number, lines: readonly Pick<RevenueLine, 'value' | 'discount'>[]): number[] {
  return shareBy(
    cents,
    lines.map(({ value, discount }) => value - discount),
  );
}

/** Divides an amount among lines by their value, half up; the last line takes the rest. Cents. */
export function shareByGross(cents: number, lines: readonly Pick<RevenueLine, 'value'>[]): number[] {
  return shareBy(
    cents,
    lines.map(({ value }) => value),
  );
}

function shareBy(cents: number, weights: readonly number[]): number[] {
  if (weights.length === 1) return [cents];
  const total = sumOf(weights, (weight) => weight);
  let left = cents;
  return weights.map((weight, at) => {
    if (at === weights.length - 1) return left;
    const share = partOf(cents, weight, total);
    left -= share;
    return share;
  });
}

/** Computes amount × part ÷ whole, half up; 0 of a whole without value. Cents. */
export function partOf(cents: number, part: number, whole: number): number {
  if (cents === 0) return 0;
  if (part === whole) return whole === 0 ? 0 : cents;
  return whole > 0 ? Number((2n * BigInt(cents) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole))) : 0;
}

/** Sums integers over a list. */
export function sumOf<T>(list: readonly T[], amount: (one: T) => number): number {
  let sum = 0;
  for (const one of list) sum += amount(one);
  return sum;
}
