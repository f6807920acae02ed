import { type Competence, competenceParts } from '@restitui/brazil/competence.ts';

/** `AAAA-MM`, as the statements take it. */
export function monthOnWire(month: Competence): string {
  const { year, month: number } = competenceParts(month);
  return `${year}-${String(number).padStart(2, '0')}`;
}
