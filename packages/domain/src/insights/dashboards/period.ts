import { type Day, toDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';

/** A year `AAAA` or a month `AAAA-MM`; undefined for all time. */
export const period = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'Período inválido. Use AAAA ou AAAA-MM.');

/** First day of a period and of the following one, `AAAA-MM-DD`. */
export interface PeriodDays {
  from: Day;
  until: Day;
}

/** Returns the calendar days of a year or month; undefined for all time. */
export function daysOfPeriod(text: string | undefined): PeriodDays | undefined {
  if (!text) return undefined;
  const [year = 0, month] = text.split('-').map(Number);
  if (month === undefined) return { from: firstDay(year, 1), until: firstDay(year + 1, 1) };
  return { from: firstDay(year, month), until: month === 12 ? firstDay(year + 1, 1) : firstDay(year, month + 1) };
}

function firstDay(year: number, month: number): Day {
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
