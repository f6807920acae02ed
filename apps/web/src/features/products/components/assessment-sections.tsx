import type { Assessment } from '@restitui/domain/assessments/assessments.api.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';

interface AssessmentSectionsProps {
  product: Product;
  assessment: Assessment;
}

/** What every service keeps for an apuração, beneath what is its own: credits, attachments. */
export function AssessmentSections(_: AssessmentSectionsProps) {
  return null;
}
