/**
 * Returns two of the four combinations of two values each, for the subject with this number: those of an even subject are
 * those that an odd one leaves out. Each value of one pair meets each of the other, and each subject has all values; a
 * subject does not have every combination.
 */
export function halfOf<A, B>(
  subject: number,
  [a1, a2]: readonly [A, A],
  [b1, b2]: readonly [B, B],
): [readonly [A, B], readonly [A, B]] {
  return subject % 2 === 0
    ? [
        [a1, b1],
        [a2, b2],
      ]
    : [
        [a1, b2],
        [a2, b1],
      ];
}

/** Deals the values to two parts in turns, for subjects whose values have both parts elsewhere. */
export function inTurns<T>(values: readonly T[]): [T[], T[]] {
  return [values.filter((_, at) => at % 2 === 0), values.filter((_, at) => at % 2 === 1)];
}
