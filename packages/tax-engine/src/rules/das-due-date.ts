import { addMonths, type Competence, competenceParts } from '@restitui/brazil/competence.ts';
import { nextBusinessDay } from './holidays.ts';

/** Moved in the pandemic: Resoluções CGSN 154/2020 (federal taxes) and 158/2021. */
const movedDueDates: Record<string, string> = {
  '03/2020': '2020-10-20',
  '04/2020': '2020-11-20',
  '05/2020': '2020-12-21',
  '03/2021': '2021-07-20',
  '04/2021': '2021-09-20',
  '05/2021': '2021-11-22',
};

/** When the DAS of a month falls due: day 20 of the next month, moved to the next business day. `AAAA-MM-DD`. */
export function dasDueDate(competence: Competence): string {
  const moved = movedDueDates[competence];
  if (moved) return moved;
  const { year, month } = competenceParts(addMonths(competence, 1));
  return nextBusinessDay(`${year}-${String(month).padStart(2, '0')}-20`);
}

/** Last day on which the refund may be asked: five years after payment, same day and month (CTN art. 168 I). */
export function lapseDate(paidOn: string): string {
  const day = `${Number(paidOn.slice(0, 4)) + 5}${paidOn.slice(4)}`;
  return day.endsWith('-02-29') ? `${day.slice(0, 4)}-02-28` : day;
}
