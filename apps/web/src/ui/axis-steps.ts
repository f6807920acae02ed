const rounds = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/**
 * Returns the values of an axis from 0 in four round steps, of which the last reaches the largest value.
 * @param whole for counts, whose steps have no decimals
 */
export function axisSteps(most: number, { whole = false } = {}): number[] {
  if (most <= 0) return [0];
  const wanted = whole ? Math.max(most / 4, 1) : most / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const sizes = rounds.map((round) => round * power).filter((size) => !whole || Number.isInteger(size));
  const step = sizes.find((size) => size >= wanted) ?? 10 * power;
  return [0, 1, 2, 3, 4].map((times) => times * step);
}

interface MoneyUnit {
  divisor: number;
  name: string;
  /** Most decimals of a value: with them it has four digits at most, which fit above a bar. */
  digits: number;
}

/** Returns the unit in which a chart writes its amounts, by the largest of them in reais. */
export function moneyUnit(most: number): MoneyUnit {
  if (most >= 1_000_000) return { divisor: 1_000_000, name: 'Em milhões de reais', digits: 2 };
  if (most >= 10_000) return { divisor: 1000, name: 'Em milhares de reais', digits: 1 };
  return { divisor: 1, name: 'Em reais', digits: 0 };
}

/**
 * Returns the function that writes the values of one series: all with the same decimals, and with no more than they
 * need, so that '144' is not beside '144,6'.
 */
export function evenNumbers(values: readonly number[], mostDigits: number): (value: number) => string {
  const rounded = values.map((value) => value.toFixed(mostDigits));
  let digits = 0;
  while (digits < mostDigits && rounded.some((text) => Number(text) !== Number(Number(text).toFixed(digits))))
    digits += 1;
  const format = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (value) => format.format(value);
}
