import { expect, it } from 'vitest';

const components = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const saving = Object.entries(components).filter(([, text]) => /loading=\{[^}]*[pP]ending|[sS]aving/.test(text));
const nameOf = ([file]: [string, string]) => file.split('/').at(-1);

/** Sends files in the background, and tells so. */
const backgroundUploads = ['file-upload-dialog.tsx', 'upload-dialog.tsx'];
/** Returns to read mode before the answer, and back when it is refused. */
const optimistic = ['icms-credit-card.tsx'];

it('disables what cancels a form while it is saved, which it would not stop', () => {
  const enabled = saving.filter(([, text]) =>
    [...text.matchAll(/<Button\b([^<]*?)>\s*Cancelar\s*<\/Button>/g)].some(
      ([, props]) => !props?.includes('disabled='),
    ),
  );
  expect(saving.length).toBeGreaterThan(60);
  expect(enabled.map(nameOf).filter((name) => !optimistic.includes(name ?? ''))).toEqual([]);
});

it('keeps a dialog open while it saves: by its submit button, or by itself', () => {
  const closable = saving.filter(
    ([, text]) => /<Dialog\b/.test(text) && /loading=\{/.test(text) && !/type="submit"|dismissible=/.test(text),
  );
  expect(closable.map(nameOf).filter((name) => !backgroundUploads.includes(name ?? ''))).toEqual([]);
});

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const hasDraft = (text: string) => /<FormDraft\b|<ReasonDialog\b|\buse(Text)?Draft\(/.test(text);

/** Another component has their mutation. */
const withoutMutation = [
  ...['enter-dialog.tsx', 'overrule-form.tsx', 'reason-dialog.tsx', 'request-erasure-dialog.tsx', 'request-form.tsx'],
  ...['tag-form.tsx', 'template-editor.tsx', 'total-cell.tsx', 'use-text-draft.ts'],
];

it('ends the draft of a form by the mutation that saves it', () => {
  const drafted = Object.entries(sources).filter(([, text]) => hasDraft(text));
  const unnamed = drafted.filter(([, text]) => !text.includes('withDraft('));
  expect(drafted.length).toBeGreaterThan(50);
  expect(unnamed.map(nameOf).sort()).toEqual(withoutMutation);
});

const withoutDraft = {
  'asks for a secret': [
    ...['access-code-form.tsx', 'certificate-form.tsx', 'client-code-sign-in.tsx', 'client-password-form.tsx'],
    ...['client-sign-in-form.tsx', 'code-form.tsx', 'continue-session.tsx', 'enrol-app-dialog.tsx'],
    ...['factor-answer-form.tsx', 'forgot-password.page.tsx', 'identity-dialog.tsx', 'invitation.page.tsx'],
    ...['own-password-form.tsx', 'render-entrance.tsx', 'reset-password.page.tsx', 'sign-in-form.tsx'],
  ],
  'has one short answer, or choices only': [
    ...['accept-terms-form.tsx', 'charge-fees-dialog.tsx', 'commission-editor.tsx', 'company-search.tsx'],
    ...['draft-proposal.page.tsx', 'name-dialog.tsx', 'renew-agreement.tsx', 'sheet-columns-dialog.tsx'],
  ],
  'sends a file, which a draft cannot keep': ['attachment-form.tsx', 'document-form.tsx'],
  'is kept by the component around it': [
    ...['compensation-dialog.tsx', 'decision-fields.tsx', 'payroll-items-form.tsx', 'registration-form.tsx'],
    ...['step-form.tsx', 'template-form.tsx'],
  ],
  'is of a visitor, without a session': ['contact-form.tsx'],
};

it('keeps a draft of every form with a text', () => {
  const forms = Object.entries(sources).filter(([, text]) => /<form\b|<Textarea\b/.test(text));
  const found = forms.filter(([, text]) => !hasDraft(text)).map(nameOf);
  expect(forms.length).toBeGreaterThan(70);
  expect(found.sort()).toEqual(Object.values(withoutDraft).flat().sort());
});
