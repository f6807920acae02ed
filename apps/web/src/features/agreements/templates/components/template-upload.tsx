import { templateFile } from '@restitui/domain/agreements/templates/template-file.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CancelOrStop } from '../../../../ui/cancel-or-stop.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { PlaceholderList } from './placeholder-list.tsx';

export interface DocumentWay {
  title: string;
  description: string;
  type: TemplateType;
  /** Button that leads to the other way of giving a document. */
  otherWay: ReactNode;
  pending: boolean;
  /** Progress and refusal of the sending. */
  status: ReactNode;
  onBack: () => void;
  onSend: (file: File) => void;
  /** Cancels the sending. */
  onStop: () => void;
  /** Called when the document changes after a refusal. */
  onEdit: () => void;
}

/** Sends a document of the computer. */
export function TemplateUpload(props: DocumentWay) {
  const { title, description, type, otherWay, pending, status, onBack, onSend, onStop, onEdit } = props;
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);

  function finish() {
    setMissing(!file);
    if (file) onSend(file);
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={title} description={description} actions={otherWay}>
        <FileField
          label="Documento"
          help="DOCX ou HTML com os campos ao lado, ou um PDF ou DOC pronto, que não é preenchido. Até 10 MB."
          accepts={templateFile}
          file={file}
          onFileChange={(chosen) => {
            setFile(chosen);
            setMissing(false);
            onEdit();
          }}
          error={missing ? templateFile.missing : undefined}
          disabled={pending}
        />
        {status}
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <CancelOrStop label="Voltar" sending={pending} onStop={onStop} onClose={onBack} />
          <Button variant="primary" loading={pending} onClick={finish}>
            Finalizar
          </Button>
        </div>
      </Card>
      <PlaceholderList type={type} />
    </div>
  );
}
