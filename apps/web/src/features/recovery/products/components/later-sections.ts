import { laterSection } from '../../../../ui/later-section.tsx';

/** Sections that some services and stages show, most of them below the first view. */
export const AccessCodeCard = laterSection(
  async () => (await import('./access-code-card.tsx')).AccessCodeCard,
  'below',
);
export const CaseStart = laterSection(async () => (await import('./case-start.tsx')).CaseStart);
export const AssessmentSections = laterSection(
  async () => (await import('./assessment-sections.tsx')).AssessmentSections,
  'below',
);
export const AttachmentsSection = laterSection(
  async () => (await import('../../attachments/components/attachments-section.tsx')).AttachmentsSection,
  'below',
);
export const CreditsSection = laterSection(
  async () => (await import('../../credits/components/credits-section.tsx')).CreditsSection,
  'below',
);
export const DebitMonthsSection = laterSection(
  async () => (await import('../../debit-months/components/debit-months-section.tsx')).DebitMonthsSection,
);
export const PeriodsSummary = laterSection(
  async () => (await import('../../assessments/components/periods-summary.tsx')).PeriodsSummary,
  'below',
);
export const PayrollItemsSection = laterSection(
  async () => (await import('../../payroll-items/components/payroll-items-section.tsx')).PayrollItemsSection,
  'below',
);
