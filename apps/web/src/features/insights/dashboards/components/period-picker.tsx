import { taxMonthParts } from '@restitui/brazil/tax-month.ts';
import { monthOptions } from '@restitui/domain/insights/dashboards/period.ts';
import { currentMonth } from '../../../../lib/current-month.ts';
import { Select } from '../../../../ui/select.tsx';

const all = 'todos';
const shownYears = 6;

interface PeriodPickerProps {
  /** `AAAA`, `AAAA-MM`, or undefined for all time. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Renders the choice of month and year; a month without a year means the current year. */
export function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  const now = taxMonthParts(currentMonth()).year;
  const [year = all, month = all] = value?.split('-') ?? [];
  const years = Array.from({ length: shownYears }, (_, i) => String(now - i));
  if (year !== all && !years.includes(year)) years.push(year);

  function change(nextMonth: string, nextYear: string) {
    if (nextMonth === all) return onChange(nextYear === all ? undefined : nextYear);
    onChange(`${nextYear === all ? now : nextYear}-${nextMonth}`);
  }

  return (
    <>
      <Select
        aria-label="Mês"
        className="w-full sm:w-44"
        value={month}
        onValueChange={(next) => change(next, year)}
        options={monthOptions}
      />
      <Select
        aria-label="Ano"
        className="w-full sm:w-40"
        value={year}
        onValueChange={(next) => change(next === all ? all : month, next)}
        options={[{ value: all, label: 'Todos os anos' }, ...years.map((text) => ({ value: text, label: text }))]}
      />
    </>
  );
}
