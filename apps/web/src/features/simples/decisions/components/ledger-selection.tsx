import { counted } from '@restitui/brazil/counted.ts';
import { Button } from '../../../../ui/button.tsx';

interface LedgerSelectionProps {
  count: number;
  onOverrule: () => void;
}

/** Says how many products are selected, and what can be done with them. */
export function LedgerSelection({ count, onOverrule }: LedgerSelectionProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t bg-brand-soft px-4 py-2">
      <p className="min-w-0 flex-1 text-body" aria-live="polite">
        {counted(count, 'produto selecionado', 'produtos selecionados')}
      </p>
      <Button size="sm" onClick={onOverrule}>
        Corrigir a classificação
      </Button>
    </div>
  );
}
