const rounds = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/** Returns the values of an axis from 0 in four round steps, of which the last reaches the largest value. */
export function axisSteps(most: number): number[] {
  if (most <= 0) return [0];
  const wanted = most / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * (rounds.find((round) => round * power >= wanted) ?? 10);
  return [0, 1, 2, 3, 4].map((times) => times * step);
}

interface MoneyUnit {
  divisor: number;
  name: string;
  /** Decimals of a value: with them it has four digits at most, which fit above a bar. */
  digits: number;
}

/** Returns the unit in which a chart writes its amounts, by the largest of them in reais. */
export function moneyUnit(most: number): MoneyUnit {
  if (most >= 1_000_000) return { divisor: 1_000_000, name: 'Em milhões de reais', digits: 2 };
  if (most >= 10_000) return { divisor: 1000, name: 'Em milhares de reais', digits: 1 };
  return { divisor: 1, name: 'Em reais', digits: 0 };
}
