import { type Day, toDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';

const periodText = /^\d{4}(-(0[1-9]|1[0-2])(\.\.\d{4}-(0[1-9]|1[0-2]))?)?$/;

/** A year `AAAA`, a month `AAAA-MM`, or the months `AAAA-MM..AAAA-MM` from the first to the last; undefined for all time. */
export const period = z
  .string()
  .regex(periodText, 'Período inválido. Use AAAA, AAAA-MM ou AAAA-MM..AAAA-MM.')
  .refine((text) => {
    const [first = '', last = first] = text.split('..');
    return first <= last;
  }, 'O período termina antes de começar.');

/** First day of a period and of the following one, `AAAA-MM-DD`. */
export interface PeriodDays {
  from: Day;
  until: Day;
}

/** The first and the last month of a period, counted in months from year 0. */
interface PeriodMonths {
  first: number;
  last: number;
}

function monthsOfPeriod(text: string): PeriodMonths {
  const [from = '', to = from] = text.split('..');
  const [year = 0, month] = from.split('-').map(Number);
  if (month === undefined) return { first: year * 12, last: year * 12 + 11 };
  const [lastYear = 0, lastMonth = 0] = to.split('-').map(Number);
  return { first: year * 12 + month - 1, last: lastYear * 12 + lastMonth - 1 };
}

/** Returns the calendar days of a period; undefined for all time. */
export function daysOfPeriod(text: string | undefined): PeriodDays | undefined {
  if (!text) return undefined;
  const { first, last } = monthsOfPeriod(text);
  return { from: firstDay(first), until: firstDay(last + 1) };
}

/** Returns the calendar days of as many months directly before a period; undefined for all time. */
export function daysBeforePeriod(text: string | undefined): PeriodDays | undefined {
  if (!text) return undefined;
  const { first, last } = monthsOfPeriod(text);
  return { from: firstDay(first - (last - first + 1)), until: firstDay(first) };
}

/** Returns the period of so many months that ends with a month `AAAA-MM`. */
export function monthsUntil(month: string, count: number): string {
  const { last } = monthsOfPeriod(month);
  return `${firstDay(last - count + 1).slice(0, 7)}..${month}`;
}

function firstDay(months: number): Day {
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return toDay(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`);
}

const monthNames = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
];

/** Options of the month selector in this order (W-439, W-445); the first selects no month. */
export const monthOptions: readonly { value: string; label: string }[] = [
  { value: 'todos', label: 'Todos os meses' },
  ...monthNames.map((label, i) => ({ value: String(i + 1).padStart(2, '0'), label })),
];
