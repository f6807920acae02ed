import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { useMutation } from '@tanstack/react-query';
import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { DropdownMenu } from '../../../../ui/dropdown-menu.tsx';
import { assignAnalyst, type Candidate } from '../analysts.queries.ts';
import { AnalystChoices } from './analyst-choices.tsx';

interface ReassignSelectedProps {
  products: readonly Product[];
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Renders the bulk action for selected rows: their number and the new analyst. */
export function ReassignSelected({ products, onChange }: ReassignSelectedProps) {
  const [next, setNext] = useState<{ analyst: Candidate | null }>();
  const assign = useMutation({ ...assignAnalyst, onSuccess: () => onChange(new Set()) });
  if (products.length === 0) return null;
  const count = products.length;
  const many = counted(count, 'produto', 'produtos');

  function confirm() {
    if (next) assign.mutate({ products, analyst: next.analyst });
    setNext(undefined);
  }

  return (
    <section
      aria-label="Seleção"
      className="mb-4 flex flex-wrap items-center gap-2 rounded-md border bg-surface p-2 pl-4"
    >
      <p role="status" className="figures mr-auto text-body">
        {counted(count, 'selecionado', 'selecionados')}
      </p>
      <Button size="sm" variant="ghost" onClick={() => onChange(new Set())}>
        Limpar seleção
      </Button>
      <DropdownMenu
        className="max-h-80 overflow-y-auto"
        trigger={
          <Button size="sm" loading={assign.isPending}>
            <UserRoundPen aria-hidden />
            Trocar analista
          </Button>
        }
      >
        <AnalystChoices products={products} onChoose={(analyst) => setNext({ analyst })} />
      </DropdownMenu>
      <ConfirmDialog
        open={next !== undefined}
        onOpenChange={(open) => !open && setNext(undefined)}
        title={
          next?.analyst ? `Atribuir ${many} para ${displayName(next.analyst.name)}?` : `Deixar ${many} sem analista?`
        }
        description="Quem analisava deixa de responder por eles agora. A troca fica no histórico de cada produto."
        confirmLabel={next?.analyst ? 'Atribuir' : 'Remover'}
        onConfirm={confirm}
      />
    </section>
  );
}
