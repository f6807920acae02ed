import { laterSection } from '../../../../ui/later-section.tsx';
import type { Stage } from '../stages.ts';

/** Sections of the stages that a case does not open with. */
export const FilesRead = laterSection(async () => (await import('./files-read.tsx')).FilesRead);
export const CoverageSection = laterSection(
  async () => (await import('../../coverage/components/coverage-section.tsx')).CoverageSection,
);
export const ReviewStage = laterSection(async () => (await import('./review-stage.tsx')).ReviewStage);
export const RectificationCard = laterSection(
  async () => (await import('../../rectifications/components/rectification-card.tsx')).RectificationCard,
);
export const CreditRequests = laterSection(
  async () => (await import('../../refund-requests/components/credit-requests.tsx')).CreditRequests,
);
export const PaymentPipeline = laterSection(
  async () => (await import('../../refund-requests/components/payment-pipeline.tsx')).PaymentPipeline,
);
export const RefundRequestsCard = laterSection(
  async () => (await import('../../refund-requests/components/refund-requests-card.tsx')).RefundRequestsCard,
);

const loads: Record<Stage, readonly (() => Promise<unknown>)[]> = {
  arquivos: [FilesRead.load],
  cobertura: [CoverageSection.load],
  revisar: [ReviewStage.load],
  conferir: [],
  retificar: [RectificationCard.load],
  pedir: [CreditRequests.load, PaymentPipeline.load, RefundRequestsCard.load],
  receber: [CreditRequests.load, PaymentPipeline.load],
};

/** Returns the loads of a stage, for beginning them before it is shown. */
export function stageLoads(stage: Stage): readonly (() => Promise<unknown>)[] {
  return loads[stage];
}
