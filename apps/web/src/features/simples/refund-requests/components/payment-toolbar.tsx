import {
  type PaymentStep,
  paymentStepLabels,
  paymentSteps,
} from '@restitui/domain/simples/refund-requests/payment-step.ts';
import { Columns3, List } from 'lucide-react';
import { showFocused } from '../../../../ui/show-focused.ts';
import { ToggleButton } from '../../../../ui/toggle-button.tsx';
import type { PaymentRow } from '../payment-row.ts';

export type PaymentView = 'lista' | 'quadro';

interface PaymentToolbarProps {
  rows: readonly PaymentRow[];
  step: PaymentStep | undefined;
  onStep: (step: PaymentStep | undefined) => void;
}

/** Filters of the list by step, each with the number of its payments. */
export function PaymentChips({ rows, step, onStep }: PaymentToolbarProps) {
  const counted = paymentSteps
    .map((each) => ({ each, count: rows.filter((row) => row.step === each).length }))
    .filter(({ count }) => count > 0);
  if (counted.length < 2) return null;
  const chip = (label: string, count: number, value: PaymentStep | undefined) => (
    <ToggleButton key={label} pressed={step === value} count={count} onClick={() => onStep(value)}>
      {label}
    </ToggleButton>
  );
  return (
    <fieldset
      onFocus={showFocused}
      className="flex min-w-0 gap-2 overflow-x-auto border-t px-4 py-2.5 sm:flex-wrap print:hidden"
    >
      <legend className="sr-only">Filtrar pagamentos por etapa</legend>
      {chip('Todos', rows.length, undefined)}
      {counted.map(({ each, count }) => chip(paymentStepLabels[each], count, each))}
    </fieldset>
  );
}

/** Switches between list and board. */
export function PaymentViews({ view, onView }: { view: PaymentView; onView: (view: PaymentView) => void }) {
  return (
    <fieldset className="flex gap-2 print:hidden">
      <legend className="sr-only">Mostrar como</legend>
      {(
        [
          ['lista', 'Lista', List],
          ['quadro', 'Quadro', Columns3],
        ] as const
      ).map(([value, label, Icon]) => (
        <ToggleButton key={value} pressed={view === value} onClick={() => onView(value)}>
          <Icon aria-hidden />
          {label}
        </ToggleButton>
      ))}
    </fieldset>
  );
}
