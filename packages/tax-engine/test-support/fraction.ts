/** An exact fraction of whole numbers, never negative; the denominator is positive. */
export interface Fraction {
  n: bigint;
  d: bigint;
}

export function fraction(n: number | bigint, d: number | bigint = 1): Fraction {
  return { n: BigInt(n), d: BigInt(d) };
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { n: -b.n, d: b.d });
}

/** Zero when the divisor is zero. */
export function over(a: Fraction, b: Fraction): Fraction {
  return b.n === 0n ? fraction(0) : { n: a.n * b.d, d: a.d * b.n };
}

export function isMore(a: Fraction, b: Fraction): boolean {
  return a.n * b.d > b.n * a.d;
}

/** To a whole number, halves up. */
export function halfUp({ n, d }: Fraction): number {
  return Number((2n * n + d) / (2n * d));
}

/** With so many decimals, halves up. */
export function rounded(value: Fraction, places: number): number {
  return halfUp(times(value, fraction(10 ** places))) / 10 ** places;
}
