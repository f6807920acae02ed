import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { NoAssessments } from '../../assessments/components/no-assessments.tsx';
import { AccessCodeCard } from './access-code-card.tsx';

interface CaseStartProps {
  product: Product;
  onCreated: (id: string) => void;
}

/** Renders a case that has no assessment yet. */
export function CaseStart({ product, onCreated }: CaseStartProps) {
  return (
    <>
      <AccessCodeCard id_product={product.id} />
      <NoAssessments product={product} onCreated={onCreated} />
    </>
  );
}
