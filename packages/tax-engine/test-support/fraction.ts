/** An exact, non-negative fraction of integers; the denominator is positive. */
export interface Fraction {
  n: bigint;
  d: bigint;
}

/** Creates n ÷ d. */
export function fraction(n: number | bigint, d: number | bigint = 1): Fraction {
  return { n: BigInt(n), d: BigInt(d) };
}

/** Multiplies. */
export function times(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d };
}

/** Adds. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

/** Subtracts; `b` must not exceed `a`. */
export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { n: -b.n, d: b.d });
}

/** Divides; zero when the divisor is zero. */
export function over(a: Fraction, b: Fraction): Fraction {
  return b.n === 0n ? fraction(0) : { n: a.n * b.d, d: a.d * b.n };
}

/** Returns true when `a` is greater than `b`. */
export function isMore(a: Fraction, b: Fraction): boolean {
  return a.n * b.d > b.n * a.d;
}

/** Rounds to an integer, half up. */
export function halfUp({ n, d }: Fraction): number {
  return Number((2n * n + d) / (2n * d));
}

/** Rounds to this many decimals, half up. */
export function rounded(value: Fraction, places: number): number {
  return halfUp(times(value, fraction(10 ** places))) / 10 ** places;
}
