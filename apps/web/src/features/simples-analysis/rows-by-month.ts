import { type Competence, compareCompetences } from '@restitui/brazil/competence.ts';

/** In the order of time (W-124). */
export function rowsByMonth<R extends { competencia: string }>(rows: readonly R[]): R[] {
  return [...rows].sort((a, b) => compareCompetences(a.competencia as Competence, b.competencia as Competence));
}
