import { Check } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';

const steps = ['Empresa', 'Proprietário', 'Contrato', 'Minuta'];

/** Progress of the registration. */
export function RegistrationSteps({ at }: { at: number }) {
  return (
    <ol aria-label="Etapas do cadastro" className="grid grid-cols-4 text-caption sm:flex sm:gap-x-5">
      {steps.map((step, i) => (
        <li
          key={step}
          aria-current={i === at ? 'step' : undefined}
          className={cn(
            'flex items-center gap-2 max-sm:flex-col max-sm:gap-1',
            i <= at ? 'text-ink' : 'text-muted',
            i === at && 'font-semibold',
          )}
        >
          <span
            aria-hidden
            className={cn(
              'figures grid size-5 place-items-center rounded-full border',
              i < at && 'border-transparent bg-positive-soft text-positive',
              i === at && 'border-brand-text text-brand-text',
            )}
          >
            {i < at ? <Check className="size-3" /> : i + 1}
          </span>
          {step}
          {i < at && <span className="sr-only"> (feito)</span>}
        </li>
      ))}
    </ol>
  );
}
