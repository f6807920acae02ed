import { taxMonthParts } from '@restitui/brazil/tax-month.ts';
import { currentMonth } from '../../../../lib/current-month.ts';
import { Select } from '../../../../ui/select.tsx';
import { figurePeriods } from '../figure-periods.ts';

const all = 'todos';

interface FigurePeriodPickerProps {
  /** As `period` has it; undefined for all time. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Renders the one choice of the period of a page of figures. */
export function FigurePeriodPicker({ value, onChange }: FigurePeriodPickerProps) {
  const { year, month } = taxMonthParts(currentMonth());
  const options = figurePeriods({ year, month }, value);
  return (
    <Select
      aria-label="Período"
      className="w-full sm:w-52"
      value={value ?? all}
      onValueChange={(next) => onChange(next === all ? undefined : next)}
      options={[{ value: all, label: 'Todo o período' }, ...options]}
    />
  );
}
