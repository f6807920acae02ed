import { addMonths, type Competence } from '@restitui/brazil/competence.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { monthUnderWay } from '../../../lib/month-under-way.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

interface MonthStepperProps {
  value: Competence;
  onChange: (month: Competence) => void;
}

/** One month back or on, up to the one under way. */
export function MonthStepper({ value, onChange }: MonthStepperProps) {
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">Mês do extrato</legend>
      <IconButton icon={ChevronLeft} label="Mês anterior" onClick={() => onChange(addMonths(value, -1))} />
      <output className="figures w-20 text-center font-medium text-body">{value}</output>
      <IconButton
        icon={ChevronRight}
        label="Próximo mês"
        disabled={value === monthUnderWay()}
        onClick={() => onChange(addMonths(value, 1))}
      />
    </fieldset>
  );
}
