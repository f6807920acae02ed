import { type Competence, competenceOfDay } from '@restitui/brazil/competence.ts';
import { dayInBrazil } from '@restitui/brazil/day.ts';

export function monthUnderWay(): Competence {
  return competenceOfDay(dayInBrazil(new Date()));
}
