const form = /<form\b|<Textarea\b|\buseForm[(<]/;
const draft = /<FormDraft\b|<ReasonDialog\b|\buse(Text)?Draft\(/;
const feature = /^apps\/web\/src\/features\/(.+)$/;

const isUnder = (file: string, paths: readonly string[]) => {
  const path = feature.exec(file)?.[1];
  return paths.some((each) => path?.startsWith(each));
};

/** Why a form has no draft, and the forms. */
export const formsWithoutDraft = {
  'asks for a secret': [
    'accounts/invitations/pages/invitation.page.tsx',
    'accounts/second-factor/components/enrol-app-dialog.tsx',
    'accounts/second-factor/components/factor-answer-form.tsx',
    'accounts/second-factor/components/identity-dialog.tsx',
    'accounts/session/',
    'agreements/evidence/components/certificate-form.tsx',
    'agreements/evidence/components/code-form.tsx',
    'recovery/products/components/access-code-form.tsx',
  ],
  'has one short answer, or choices that are quickly made again': [
    'accounts/onboarding/components/accept-terms-form.tsx',
    'accounts/second-factor/components/name-dialog.tsx',
    'accounts/users/components/commission-editor.tsx',
    'agreements/documents/pages/draft-proposal.page.tsx',
    'agreements/lifecycle/components/renew-agreement.tsx',
    'crm/registration/components/company-search.tsx',
    'recovery/file-analyses/components/sheet-columns-dialog.tsx',
    'simples/payment-fees/components/charge-fees-dialog.tsx',
  ],
  'sends a file, which a draft cannot keep': [
    'crm/client-portal/components/document-form.tsx',
    'recovery/attachments/components/attachment-form.tsx',
  ],
  'is kept by the component around it': [
    'agreements/templates/components/template-form.tsx',
    'crm/registration/components/registration-form.tsx',
    'recovery/compensations/components/compensation-dialog.tsx',
    'recovery/payroll-items/components/payroll-items-form.tsx',
    'simples/decisions/components/decision-fields.tsx',
    'simples/refund-requests/components/step-form.tsx',
  ],
  'is of a visitor, without a session': ['tenancy/landing/'],
};

/** Components with a draft whose mutation another component has. */
export const draftsOfOthers = [
  'agreements/templates/components/template-editor.tsx',
  'agreements/templates/components/use-text-draft.ts',
  'crm/tags/components/tag-form.tsx',
  'operations/privacy/components/request-erasure-dialog.tsx',
  'simples/analysis/components/total-cell.tsx',
  'simples/decisions/components/enter-dialog.tsx',
  'simples/decisions/components/overrule-form.tsx',
  'simples/refund-requests/components/request-form.tsx',
];

export const draftRules = [
  {
    name: 'forms-keep-drafts',
    advice:
      'A form keeps what is typed: put FormDraft of web/ui into it or call useDraft of web/lib (decision 063). A form without one is listed in scripts/draft-rules.ts with the reason.',
    isBroken: (file: string, text: string) => {
      const isExempt = isUnder(file, Object.values(formsWithoutDraft).flat());
      return feature.test(file) && !isExempt && form.test(text) && !draft.test(text);
    },
  },
  {
    name: 'drafts-end-with-their-change',
    advice:
      'The mutation that saves a form ends its draft: useMutation(withDraft(options, name)) of web/lib. Callbacks of `mutate` are not called when the form was left or replaced.',
    isBroken: (file: string, text: string) =>
      feature.test(file) && !isUnder(file, draftsOfOthers) && draft.test(text) && !/\bwithDraft\(/.test(text),
  },
];
