import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { CalendarPlus } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { assessmentMessages } from '../assessments.messages.ts';
import { NewAssessmentButton } from './assessment-bar.tsx';

/** Explains assessments and offers to create the first one. */
export function NoAssessments({ product, onCreated }: { product: Product; onCreated: (id: string) => void }) {
  return (
    <EmptyState
      icon={CalendarPlus}
      className="rounded-md border border-dashed bg-surface"
      title={assessmentMessages.none}
      description="Uma apuração reúne as notas e as declarações de um período e o que a empresa tem a receber."
      action={<NewAssessmentButton primary product={product} onCreated={onCreated} />}
    />
  );
}
