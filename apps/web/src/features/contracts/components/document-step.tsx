import { contractTypeLabels } from '@restitui/domain/contracts/contract-type.ts';
import type { Contract, NewContractForm } from '@restitui/domain/contracts/contracts.api.ts';
import { templateFile } from '@restitui/domain/contracts/template-file.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatBytes } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { createContract, sendContractDocument } from '../contracts.queries.ts';
import { CreationFailure } from './creation-failure.tsx';
import { PlaceholderList } from './placeholder-list.tsx';

interface DocumentStepProps {
  form: NewContractForm;
  /** The template is there already and only lacks its document. */
  isCreated: boolean;
  onCreated: () => void;
  onBack: () => void;
  onDone: (contract: Contract) => void;
}

/** The second step: both calls are sent when it is finished. */
export function DocumentStep({ form, isCreated, onCreated, onBack, onDone }: DocumentStepProps) {
  const { typeContrato, id_tenant, nameContrato } = form;
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);
  const [sent, setSent] = useState<{ bytes: number; total: number }>();
  const create = useMutation(createContract);
  const send = useMutation(sendContractDocument);
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
      <Card title={nameContrato} description={`Passo 2 de 2 · ${contractTypeLabels[typeContrato]}`}>
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
