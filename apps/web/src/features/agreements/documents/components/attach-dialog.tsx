import { agreementFile } from '@restitui/domain/agreements/documents/agreement-file.ts';
import type { AgreementSummary } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { CancelOrStop } from '../../../../ui/cancel-or-stop.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { SentProgress } from '../../../../ui/sent-progress.tsx';
import { attachPdf } from '../client-agreements.queries.ts';

interface AttachDialogProps {
  agreement: AgreementSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the PDF of an agreement and sends it. */
export function AttachDialog({ agreement, open, onOpenChange }: AttachDialogProps) {
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);
  const attach = useMutation(attachPdf);
  const { sent, start, cancel } = useSending(attach);
  const change = (next: File | undefined) => {
    setFile(next);
    setMissing(false);
  };
  const send = () => {
    if (!file) return setMissing(true);
    attach.mutate(
      { id: agreement.id, file, sending: start() },
      {
        onSuccess: () => {
          change(undefined);
          onOpenChange(false);
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!attach.isPending}
      title="Anexar contrato"
      description="O PDF fica guardado com a minuta; o que estava anexado antes é substituído."
      footer={
        <>
          <CancelOrStop sending={attach.isPending} onStop={cancel} onClose={() => onOpenChange(false)} />
          <Button variant="primary" loading={attach.isPending} onClick={send}>
            Anexar
          </Button>
        </>
      }
    >
      <FileField
        label="Arquivo da minuta"
        help="PDF de até 20 MB"
        accepts={agreementFile}
        file={file}
        onFileChange={change}
        error={missing ? agreementFile.missing : undefined}
        disabled={attach.isPending}
      />
      {attach.isPending && <SentProgress label="Enviando o PDF" sent={sent} className="mt-3" />}
    </Dialog>
  );
}
