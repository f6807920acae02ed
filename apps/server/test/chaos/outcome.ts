/** The result of one fault. */
export interface Outcome {
  /** What failed, and where. */
  fault: string;
  /** Writes that were answered. */
  answered: number;
  /** Promises that did not hold; empty when all did. */
  broken: string[];
  /** What was measured, for the table. */
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
