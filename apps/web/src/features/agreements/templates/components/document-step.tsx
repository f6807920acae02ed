import { templateFile } from '@restitui/domain/agreements/templates/template-file.ts';
import { templateTypeLabels } from '@restitui/domain/agreements/templates/template-type.ts';
import type { NewTemplateForm, Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatBytes } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { createTemplate, uploadTemplateDocument } from '../templates.queries.ts';
import { CreationFailure } from './creation-failure.tsx';
import { PlaceholderList } from './placeholder-list.tsx';

interface DocumentStepProps {
  form: NewTemplateForm;
  /** The template exists and only lacks its document. */
  isCreated: boolean;
  onCreated: () => void;
  onBack: () => void;
  onDone: (template: Template) => void;
}

/** The second step: creates the template and uploads its document. */
export function DocumentStep({ form, isCreated, onCreated, onBack, onDone }: DocumentStepProps) {
  const { typeContrato, id_tenant, nameContrato } = form;
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);
  const [sent, setSent] = useState<{ bytes: number; total: number }>();
  const create = useMutation(createTemplate);
  const send = useMutation(uploadTemplateDocument);
  const pending = create.isPending || send.isPending;

  async function finish() {
    setMissing(!file);
    if (!file) return;
    create.reset();
    send.reset();
    setSent(undefined);
    try {
      if (!isCreated) await create.mutateAsync(form, { onSuccess: onCreated });
      const onProgress = (bytes: number, total: number) => setSent({ bytes, total });
      onDone(await send.mutateAsync({ typeContrato, id_tenant, file, onProgress }));
    } catch {
      // Both mutations keep their refusal, which stands below.
    }
  }

  const error = create.error ?? send.error;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={nameContrato} description={`Passo 2 de 2 · ${templateTypeLabels[typeContrato]}`}>
        <FileField
          label="Documento"
          help="DOCX ou HTML com os campos ao lado, ou um PDF ou DOC pronto, que não é preenchido. Até 10 MB."
          extensions={templateFile.extensions}
          maxBytes={templateFile.maxBytes}
          messages={{ extension: templateFile.extension, size: templateFile.tooLarge }}
          file={file}
          onFileChange={(chosen) => {
            setFile(chosen);
            setMissing(false);
            send.reset();
          }}
          error={missing ? templateFile.missing : undefined}
          disabled={pending}
        />
        <div aria-live="polite" className="mt-4 space-y-4">
          {pending && sent && (
            <Progress
              label={sent.bytes < sent.total ? 'Enviando o documento' : 'Lendo o documento'}
              value={sent.bytes < sent.total ? (sent.bytes / sent.total) * 100 : undefined}
              detail={`${formatBytes(sent.bytes)} de ${formatBytes(sent.total)}`}
            />
          )}
          {!pending && error && <CreationFailure error={error} isCreated={isCreated} />}
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button onClick={onBack} disabled={pending}>
            {isCreated ? 'Deixar para depois' : 'Voltar'}
          </Button>
          <Button variant="primary" loading={pending} onClick={finish}>
            Finalizar
          </Button>
        </div>
      </Card>
      <PlaceholderList type={typeContrato} />
    </div>
  );
}
