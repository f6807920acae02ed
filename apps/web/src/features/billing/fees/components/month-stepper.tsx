import { addMonths, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { currentMonth } from '../../../../lib/current-month.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';

interface MonthStepperProps {
  value: TaxMonth;
  onChange: (month: TaxMonth) => void;
}

/** Steps one month back or forward, up to the current one. */
export function MonthStepper({ value, onChange }: MonthStepperProps) {
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">Mês do extrato</legend>
      <IconButton icon={ChevronLeft} label="Mês anterior" onClick={() => onChange(addMonths(value, -1))} />
      <output className="figures w-20 text-center font-medium text-body">{value}</output>
      <IconButton
        icon={ChevronRight}
        label="Próximo mês"
        disabled={value === currentMonth()}
        onClick={() => onChange(addMonths(value, 1))}
      />
    </fieldset>
  );
}
