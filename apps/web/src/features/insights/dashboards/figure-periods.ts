import { monthOptions, monthsUntil } from '@restitui/domain/insights/dashboards/period.ts';

const shownYears = 6;
const shownMonths = 12;

interface PeriodOption {
  value: string;
  label: string;
}

/**
 * Returns the periods that a page of figures offers: the last twelve months, years, and single months, newest first.
 * A chosen period that is none of them, such as one of a bookmark, comes last.
 * @param now the current month, `month` from 1 to 12
 */
export function figurePeriods(now: { year: number; month: number }, chosen: string | undefined): PeriodOption[] {
  const monthAt = (back: number) => {
    const months = now.year * 12 + now.month - 1 - back;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  };
  const options = [
    { value: monthsUntil(monthAt(0), shownMonths), label: 'Últimos 12 meses' },
    ...Array.from({ length: shownYears }, (_, back) => named(String(now.year - back))),
    ...Array.from({ length: shownMonths }, (_, back) => named(monthAt(back))),
  ];
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options;
  return [...options, named(chosen)];
}

/** Returns the period of a page with lists of months and years; several months, chosen on another page, count as all. */
export function monthOrYear(periodo: string | undefined): string | undefined {
  return periodo?.includes('..') ? undefined : periodo;
}

function named(value: string): PeriodOption {
  const [first = '', last] = value.split('..').map(nameOf);
  return { value, label: last === undefined ? first : `${first} a ${last.toLowerCase()}` };
}

/** Names a year `AAAA` or a month `AAAA-MM`. */
function nameOf(text: string): string {
  const [year = '', month] = text.split('-');
  if (month === undefined) return year;
  const name = monthOptions.find(({ value }) => value === month)?.label ?? month;
  return `${name} de ${year}`;
}
