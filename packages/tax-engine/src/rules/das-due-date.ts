import { addMonths, type Competence, competenceParts } from '@restitui/brazil/competence.ts';
import { nextBusinessDay } from './holidays.ts';
import { latestRuleSet, type RuleSet } from './rule-set.ts';

/** When the DAS of a month falls due: day 20 of the next month, moved to the next business day. `AAAA-MM-DD`. */
export function dasDueDate(competence: Competence, rules: RuleSet = latestRuleSet): string {
  const moved = rules.dueDates.find((row) => row.competence === competence);
  if (moved) return moved.due;
  const { year, month } = competenceParts(addMonths(competence, 1));
  return nextBusinessDay(`${year}-${String(month).padStart(2, '0')}-20`, rules);
}

/** Last day on which the refund may be asked: five years after payment, same day and month (CTN art. 168 I). */
export function lapseDate(paidOn: string): string {
  const day = `${Number(paidOn.slice(0, 4)) + 5}${paidOn.slice(4)}`;
  return day.endsWith('-02-29') ? `${day.slice(0, 4)}-02-28` : day;
}
