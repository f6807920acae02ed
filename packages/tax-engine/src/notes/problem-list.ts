import type { FileProblem } from '../engine-types.ts';

const LISTED = 500;

/** File problems by name up to a limit, with the total number. */
export interface ProblemList {
  listed: FileProblem[];
  total: number;
}

/** Creates an empty list. */
export function createProblemList(): ProblemList {
  return { listed: [], total: 0 };
}

/** Adds problems in place. `total` is their number when `problems` is truncated. */
export function addProblems(list: ProblemList, problems: FileProblem[], total = problems.length): void {
  list.listed.push(...problems.slice(0, Math.max(0, LISTED - list.listed.length)));
  list.total += total;
}
