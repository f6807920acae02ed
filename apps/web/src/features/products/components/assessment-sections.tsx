import type { Assessment } from '@restitui/domain/assessments/assessments.api.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { AttachmentsSection } from '../../attachments/components/attachments-section.tsx';
import { CreditsSection } from '../../credits/components/credits-section.tsx';

interface AssessmentSectionsProps {
  product: Product;
  assessment: Assessment;
}

/** What every service keeps for an apuração, beneath what is its own: credits, attachments. */
export function AssessmentSections({ product, assessment }: AssessmentSectionsProps) {
  return (
    <>
      <CreditsSection key={`credits ${assessment.id}`} product={product} assessment={assessment} />
      <AttachmentsSection key={`attachments ${assessment.id}`} assessment={assessment} />
    </>
  );
}
