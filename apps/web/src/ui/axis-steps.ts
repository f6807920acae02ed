const rounds = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/** Returns the values of an axis from 0 in four round steps, of which the last reaches the largest value. */
export function axisSteps(most: number): number[] {
  if (most <= 0) return [0];
  const wanted = most / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * (rounds.find((round) => round * power >= wanted) ?? 10);
  return [0, 1, 2, 3, 4].map((times) => times * step);
}

/** Values from here on are written in thousands. */
const thousandsFrom = 10_000;

/** Returns the divisor of the amounts of a chart in reais, and how its unit is named. */
export function moneyUnit(most: number): { divisor: number; name: string } {
  return most >= thousandsFrom ? { divisor: 1000, name: 'Em milhares de reais' } : { divisor: 1, name: 'Em reais' };
}
