import { counted } from '@restitui/brazil/counted.ts';
import type { StepKind } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { Button } from '../../../../ui/button.tsx';
import { type FeeAction, feeActionOf, nextKind, type PaymentRow } from '../payment-row.ts';
import { feeActions, stepActions } from '../step-texts.ts';

interface PaymentSelectionProps {
  chosen: readonly PaymentRow[];
  onStep: (kind: StepKind, rows: readonly PaymentRow[]) => void;
  /** Opens the dialog of a fee action; undefined for users who may not. */
  onFee: Record<FeeAction, ((rows: readonly PaymentRow[]) => void) | undefined>;
  onClear: () => void;
}

/** Says how many payments are selected, with a button for each next step among them. */
export function PaymentSelection({ chosen, onStep, onFee, onClear }: PaymentSelectionProps) {
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
      {(['LANCAR', 'COBRAR'] as const).map((action) => {
        const rows = chosen.filter((row) => feeActionOf(row) === action);
        const open = onFee[action];
        if (rows.length === 0 || !open) return null;
        return (
          <Button key={action} size="sm" onClick={() => open(rows)}>
            {action === 'COBRAR' && rows.length > 1 ? 'Gerar boletos' : feeActions[action]} ({rows.length})
          </Button>
        );
      })}
      <Button size="sm" variant="ghost" onClick={onClear}>
        Limpar seleção
      </Button>
    </div>
  );
}
