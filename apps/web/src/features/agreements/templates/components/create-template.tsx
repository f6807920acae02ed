import type { NewTemplateForm, Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { lazy, Suspense, useEffect } from 'react';
import { preloadWhenIdle } from '../../../../lib/when-idle.ts';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import type { Replaced } from '../templates.queries.ts';
import { TemplateForm } from './template-form.tsx';

export interface Creation {
  step: 'form' | 'document';
  draft: Partial<NewTemplateForm>;
  /** The template that gets a new version; undefined for a new template. */
  replaces: Replaced | undefined;
}

interface CreateTemplateProps {
  creation: Creation;
  onChange: (creation: Creation) => void;
  onLeave: () => void;
  onDone: (template: Template) => void;
}

const loadDocumentStep = () => import('./document-step.tsx').then((m) => ({ default: m.DocumentStep }));
const DocumentStep = lazy(loadDocumentStep);

/** Returns the step that replaces a template by a new version. */
export function replacementOf({ id, id_tenant, nameContrato, typeContrato, versao }: Template): Creation {
  return { step: 'document', draft: { id_tenant, nameContrato, typeContrato }, replaces: { id, base: versao } };
}

/** Form and document steps; keeps the input while other tabs are open. The editor is loaded while the form is filled in. */
export function CreateTemplate({ creation, onChange, onLeave, onDone }: CreateTemplateProps) {
  const { step, draft, replaces } = creation;
  useEffect(() => preloadWhenIdle(loadDocumentStep), []);
  if (step === 'form') {
    return (
      <TemplateForm
        draft={draft}
        onDraft={(typed) => onChange({ ...creation, draft: typed })}
        onNext={(form) => onChange({ step: 'document', draft: form, replaces: undefined })}
        onReplace={(template) => onChange(replacementOf(template))}
      />
    );
  }
  const loading = <LoadingBlock className="h-96" />;
  return (
    <Suspense fallback={loading}>
      <DocumentStep
        key={replaces?.id}
        form={draft as NewTemplateForm}
        replaces={replaces}
        onBack={() => (replaces ? onLeave() : onChange({ ...creation, step: 'form' }))}
        onDone={onDone}
      />
    </Suspense>
  );
}
