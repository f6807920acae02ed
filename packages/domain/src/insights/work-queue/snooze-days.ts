import { addDays, type Day } from '@restitui/brazil/day.ts';

/** Days that work without a last day may be put off. */
export const longestSnooze = 60;

const isWeekend = (day: Day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

function workingDayFrom(day: Day, step: 1 | -1): Day {
  return isWeekend(day) ? workingDayFrom(addDays(day, step), step) : day;
}

/** Returns the last day on which snoozed work may return: the last working day before its own last day. */
export function lastSnoozeDay(prazo: Day | null, today: Day): Day {
  return prazo === null ? addDays(today, longestSnooze) : workingDayFrom(addDays(prazo, -1), -1);
}

/** Returns whether work may be snoozed until a day. */
export function canSnoozeUntil(day: Day, prazo: Day | null, today: Day): boolean {
  return day > today && day <= lastSnoozeDay(prazo, today);
}

export interface SnoozeOption {
  label: string;
  day: Day;
}

/** Returns the days that are offered for a snooze, nearest first; none when the last day is too near. */
export function snoozeOptions(prazo: Day | null, today: Day): SnoozeOption[] {
  const nextMonday = workingDayFrom(addDays(today, 8 - (new Date(`${today}T00:00:00Z`).getUTCDay() || 7)), 1);
  const offered: SnoozeOption[] = [
    { label: 'Amanhã', day: addDays(today, 1) },
    { label: 'Segunda-feira', day: nextMonday },
    ...(prazo === null
      ? [{ label: 'Em 15 dias', day: workingDayFrom(addDays(today, 15), 1) }]
      : [{ label: '3 dias antes do prazo', day: workingDayFrom(addDays(prazo, -3), -1) }]),
  ];
  const allowed = offered.filter(({ day }) => canSnoozeUntil(day, prazo, today));
  return allowed
    .filter(({ day }, i) => allowed.findIndex((other) => other.day === day) === i)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
