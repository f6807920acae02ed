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
export const PaymentStage = laterSection(async () => (await import('./payment-stage.tsx')).PaymentStage);

const loads: Record<Stage, readonly (() => Promise<unknown>)[]> = {
  arquivos: [FilesRead.load],
  cobertura: [CoverageSection.load],
  revisar: [ReviewStage.load],
  conferir: [],
  retificar: [RectificationCard.load, PaymentStage.load],
  pedir: [PaymentStage.load],
  receber: [PaymentStage.load],
};

/** Returns the loads of a stage, for beginning them before it is shown. */
export function stageLoads(stage: Stage): readonly (() => Promise<unknown>)[] {
  return loads[stage];
}
