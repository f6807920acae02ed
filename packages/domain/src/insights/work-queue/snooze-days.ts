import { addDays, type Day, isWeekend, weekdayOf } from '@restitui/brazil/day.ts';

/** Days that work without a last day may be put off. */
export const longestSnooze = 60;

/** The day on which a snooze begins, and the national holidays that follow it. */
export interface SnoozeCalendar {
  today: Day;
  holidays: ReadonlySet<string>;
}

function workingDayFrom(day: Day, step: 1 | -1, calendar: SnoozeCalendar): Day {
  const isFree = isWeekend(day) || calendar.holidays.has(day);
  return isFree ? workingDayFrom(addDays(day, step), step, calendar) : day;
}

/** Returns the last day on which snoozed work may return: the last working day before its own last day. */
export function lastSnoozeDay(prazo: Day | null, calendar: SnoozeCalendar): Day {
  return prazo === null ? addDays(calendar.today, longestSnooze) : workingDayFrom(addDays(prazo, -1), -1, calendar);
}

/** Returns whether work may be snoozed until a day. */
export function canSnoozeUntil(day: Day, prazo: Day | null, calendar: SnoozeCalendar): boolean {
  return day > calendar.today && day <= lastSnoozeDay(prazo, calendar);
}

export interface SnoozeOption {
  label: string;
  day: Day;
}

/** Returns the days that are offered for a snooze, nearest first; none when the last day is too near. */
export function snoozeOptions(prazo: Day | null, calendar: SnoozeCalendar): SnoozeOption[] {
  const { today } = calendar;
  const monday = addDays(today, 8 - (weekdayOf(today) || 7));
  const offered: SnoozeOption[] = [
    { label: 'Amanhã', day: addDays(today, 1) },
    ...(calendar.holidays.has(monday) ? [] : [{ label: 'Segunda-feira', day: monday }]),
    ...(prazo === null
      ? [{ label: 'Em 15 dias', day: workingDayFrom(addDays(today, 15), 1, calendar) }]
      : [{ label: '3 dias antes do prazo', day: workingDayFrom(addDays(prazo, -3), -1, calendar) }]),
  ];
  const allowed = offered.filter(({ day }) => canSnoozeUntil(day, prazo, calendar));
  return allowed
    .filter(({ day }, i) => allowed.findIndex((other) => other.day === day) === i)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Days for an answer to a reminder. */
const answerDays = 2;

/**
 * Returns the working day on which work returns after a reminder: in two days, or the last one that the last day leaves;
 * undefined when that is too near.
 */
export function dayAfterReminder(prazo: Day | null, calendar: SnoozeCalendar): Day | undefined {
  const wanted = workingDayFrom(addDays(calendar.today, answerDays), 1, calendar);
  const last = lastSnoozeDay(prazo, calendar);
  const [day = wanted] = [wanted, last].toSorted();
  return canSnoozeUntil(day, prazo, calendar) ? day : undefined;
}
