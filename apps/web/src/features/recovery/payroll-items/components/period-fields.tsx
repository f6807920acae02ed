import { maskPeriod } from '@restitui/domain/recovery/payroll-items/payroll-items-period.ts';
import { formatTyped } from '../../../../lib/masks.ts';
import { Field } from '../../../../ui/field.tsx';
import { ShapedInput } from '../../../../ui/shaped-input.tsx';
import type { PayrollItemsDraft } from '../payroll-items-draft.ts';

interface PeriodFieldsProps {
  draft: PayrollItemsDraft;
  refusals: Readonly<Record<string, string>>;
  onType: (change: Partial<PayrollItemsDraft>, field: string) => void;
}

const ends = [
  { field: 'dateStart', label: 'Período inicial' },
  { field: 'dateEnd', label: 'Período final' },
] as const;

/** Renders the period of the payroll items. */
export function PeriodFields({ draft, refusals, onType }: PeriodFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4 border-t px-4 py-4 sm:flex">
      {ends.map(({ field, label }) => (
        <Field key={field} label={label} error={refusals[field]} required className="sm:w-52">
          <ShapedInput
            name={field}
            value={draft[field]}
            placeholder="MM/AAAA"
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            className="figures"
            shape={(typed, caret) => formatTyped(maskPeriod, typed, caret)}
            onChange={(event) => onType({ [field]: event.currentTarget.value }, field)}
          />
        </Field>
      ))}
    </div>
  );
}
