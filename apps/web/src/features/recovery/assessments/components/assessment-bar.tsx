import { canCreateAssessment } from '@restitui/domain/recovery/assessments/assessments.access.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { createAssessment } from '../assessments.queries.ts';
import { AssessmentState } from './assessment-state.tsx';

interface AssessmentBarProps {
  product: Product;
  assessments: readonly Assessment[];
  selected: Assessment | undefined;
  onSelect: (id: string) => void;
}

/** Renders the selection of the assessment, its state, and the button for a new one. */
export function AssessmentBar({ product, assessments, selected, onSelect }: AssessmentBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {assessments.length > 0 && (
        <Select
          aria-label="Apuração"
          className="w-full sm:w-60"
          value={selected?.id}
          onValueChange={onSelect}
          options={assessments.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {assessments.length > 0 && <NewAssessmentButton product={product} onCreated={onSelect} />}
      {selected && <AssessmentState assessment={selected} />}
    </div>
  );
}

interface NewAssessmentButtonProps {
  product: Product;
  onCreated: (id: string) => void;
  primary?: boolean;
}

export function NewAssessmentButton({ product, onCreated, primary = false }: NewAssessmentButtonProps) {
  const actor = useActor();
  const create = useMutation(createAssessment(product));
  if (!canCreateAssessment(actor)) return null;

  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      loading={create.isPending}
      onClick={() => create.mutate(undefined, { onSuccess: ({ id }) => onCreated(id) })}
    >
      <Plus aria-hidden />
      Nova Apuração
    </Button>
  );
}
