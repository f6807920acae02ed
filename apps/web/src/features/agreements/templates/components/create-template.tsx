import type { NewTemplateForm, Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { DocumentStep } from './document-step.tsx';
import { TemplateForm } from './template-form.tsx';

export interface Creation {
  step: 'form' | 'document';
  draft: Partial<NewTemplateForm>;
  isCreated: boolean;
}

interface CreateTemplateProps {
  creation: Creation;
  onChange: (creation: Creation) => void;
  onLeave: () => void;
  onDone: (template: Template) => void;
}

/** Form and document steps; keeps the input while other tabs are open. */
export function CreateTemplate({ creation, onChange, onLeave, onDone }: CreateTemplateProps) {
  const { step, draft, isCreated } = creation;
  if (step === 'form') {
    return (
      <TemplateForm
        draft={draft}
        onDraft={(typed) => onChange({ ...creation, draft: typed })}
        onNext={(form) => onChange({ step: 'document', draft: form, isCreated: false })}
      />
    );
  }
  return (
    <DocumentStep
      form={draft as NewTemplateForm}
      isCreated={isCreated}
      onCreated={() => onChange({ ...creation, isCreated: true })}
      onBack={() => (isCreated ? onLeave() : onChange({ ...creation, step: 'form' }))}
      onDone={onDone}
    />
  );
}
