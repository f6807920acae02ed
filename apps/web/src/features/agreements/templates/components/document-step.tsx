import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { templateTypeLabels } from '@restitui/domain/agreements/templates/template-type.ts';
import type { NewTemplateForm, Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSending } from '../../../../lib/use-sending.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SentProgress } from '../../../../ui/sent-progress.tsx';
import { templateMessages } from '../templates.messages.ts';
import { type Replaced, sendTemplate } from '../templates.queries.ts';
import { CreationFailure } from './creation-failure.tsx';
import { TemplateUpload } from './template-upload.tsx';
import { WriteTemplate } from './write-template.tsx';

interface DocumentStepProps {
  form: NewTemplateForm;
  replaces: Replaced | undefined;
  onBack: () => void;
  onDone: (template: Template) => void;
}

/** The second step: an uploaded document or a text written in the browser. Either is stored at once or not at all. */
export function DocumentStep({ form, replaces, onBack, onDone }: DocumentStepProps) {
  const [way, setWay] = useState<'arquivo' | 'texto'>('arquivo');
  const draft = `modelo ${form.id_tenant} ${form.typeContrato}`;
  const send = useMutation({ ...withDraft(sendTemplate, draft), onSuccess: onDone });
  const { sent, start, cancel } = useSending(send);
  const takeWay = (next: typeof way) => {
    send.reset();
    setWay(next);
  };
  const step = replaces?.base ? joinFacts('Nova versão', `versão ${replaces.base + 1}`) : 'Passo 2 de 2';
  const shared = {
    title: form.nameContrato,
    description: joinFacts(step, templateTypeLabels[form.typeContrato]),
    type: form.typeContrato,
    pending: send.isPending,
    onBack,
    onSend: (file: File) => send.mutate({ form, replaces, file, sending: start() }),
    onStop: cancel,
    onEdit: () => send.reset(),
    status: (
      <div aria-live="polite" className="mt-4 space-y-4">
        {send.isPending && <SentProgress label="Enviando o documento" arrivedLabel="Lendo o documento" sent={sent} />}
        {!send.isPending && send.error && <CreationFailure error={send.error} isReplacement={!!replaces?.base} />}
      </div>
    ),
  };
  return (
    <>
      {!!replaces?.base && (
        <Notice tone="info" className="mb-4">
          {templateMessages.pinned}
        </Notice>
      )}
      {/* Stays mounted, so that a chosen file is kept. */}
      <div hidden={way === 'texto'}>
        <TemplateUpload {...shared} otherWay={<Button onClick={() => takeWay('texto')}>Escrever aqui</Button>} />
      </div>
      {way === 'texto' && (
        <WriteTemplate
          {...shared}
          otherWay={<Button onClick={() => takeWay('arquivo')}>Enviar arquivo</Button>}
          form={form}
          replaces={replaces}
          draft={draft}
          saved={send.isSuccess}
        />
      )}
    </>
  );
}
