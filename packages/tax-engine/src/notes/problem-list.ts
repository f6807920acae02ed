import type { FileProblem } from '../reading.ts';

const LISTED = 500;

/** Problems by name up to a bound, and how many there were. */
export interface ProblemList {
  listed: FileProblem[];
  total: number;
}

export function createProblemList(): ProblemList {
  return { listed: [], total: 0 };
}

/** Changes the list; `total` is how many there were, when `problems` are not all. */
export function addProblems(list: ProblemList, problems: FileProblem[], total = problems.length): void {
  list.listed.push(...problems.slice(0, Math.max(0, LISTED - list.listed.length)));
  list.total += total;
}
