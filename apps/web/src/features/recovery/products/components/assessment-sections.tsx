import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { AttachmentsSection } from '../../attachments/components/attachments-section.tsx';
import { CreditsSection } from '../../credits/components/credits-section.tsx';

interface AssessmentSectionsProps {
  product: Product;
  assessment: Assessment;
}

/** Renders the sections that every service has for an assessment: credits and attachments. */
export function AssessmentSections({ product, assessment }: AssessmentSectionsProps) {
  return (
    <>
      <CreditsSection key={`credits ${assessment.id}`} product={product} assessment={assessment} />
      <AttachmentsSection key={`attachments ${assessment.id}`} assessment={assessment} />
    </>
  );
}
