/** The result of one fault. */
export interface Outcome {
  /** A failure and its place. */
  fault: string;
  /** Writes that were answered. */
  answered: number;
  /** Promises that did not hold; empty when all did. */
  broken: string[];
  /** A measured figure of the table. */
  note?: string;
}

/** Collects the promises that did not hold. */
export function checks() {
  const broken: string[] = [];
  return {
    broken,
    check(promise: string, holds: boolean, seen?: unknown) {
      if (!holds) broken.push(`${promise}${seen === undefined ? '' : `: ${JSON.stringify(seen)}`}`);
    },
  };
}
