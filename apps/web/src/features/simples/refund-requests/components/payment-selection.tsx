import { counted } from '@restitui/brazil/counted.ts';
import type { StepKind } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { Button } from '../../../../ui/button.tsx';
import { nextKind, type PaymentRow } from '../payment-row.ts';
import { stepActions } from '../step-texts.ts';

interface PaymentSelectionProps {
  chosen: readonly PaymentRow[];
  onStep: (kind: StepKind, rows: readonly PaymentRow[]) => void;
  onClear: () => void;
}

/** Says how many payments are selected, with a button for each next step among them. */
export function PaymentSelection({ chosen, onStep, onClear }: PaymentSelectionProps) {
  const kinds = [...new Set(chosen.flatMap((row) => nextKind(row) ?? []))];
  return (
    <div className="flex flex-wrap items-center gap-2 border-t bg-brand-soft px-4 py-2">
      <p className="min-w-0 flex-1 basis-40 text-body" aria-live="polite">
        {counted(chosen.length, 'pagamento selecionado', 'pagamentos selecionados')}
      </p>
      {kinds.map((kind) => {
        const rows = chosen.filter((row) => nextKind(row) === kind);
        return (
          <Button key={kind} size="sm" onClick={() => onStep(kind, rows)}>
            {stepActions[kind]} ({rows.length})
          </Button>
        );
      })}
      <Button size="sm" variant="ghost" onClick={onClear}>
        Limpar seleção
      </Button>
    </div>
  );
}
