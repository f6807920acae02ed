import { agreementFile } from '@restitui/domain/agreements/documents/agreement-file.ts';
import { isFrozen } from '@restitui/domain/agreements/documents/agreement-status.ts';
import type { AgreementSummary } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { attachPdf } from '../client-agreements.queries.ts';

/** The attached PDF, and an upload while nothing is signed (W-397). */
export function AttachPdf({ agreement }: { agreement: AgreementSummary }) {
  const [open, setOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);
  const attach = useMutation(attachPdf);
  const change = (next: File | undefined) => {
    setFile(next);
    setMissing(false);
  };
  const send = () => {
    if (!file) return setMissing(true);
    attach.mutate(
      { id: agreement.id, file },
      {
        onSuccess: () => {
          change(undefined);
          setOpen(false);
        },
      },
    );
  };
  return (
    <span className="flex flex-col items-start gap-1">
      {agreement.pdf && (
        <a href={agreement.pdf} download className="underline underline-offset-4">
          Anexado
        </a>
      )}
      {!isFrozen(agreement) && agreement.ending === null && (
        <Button size="sm" onClick={() => setOpen(true)}>
          <Paperclip aria-hidden />
          Anexar
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Anexar contrato"
        description="O PDF fica guardado com a minuta; o que estava anexado antes é substituído."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancelar</Button>
            <Button variant="primary" loading={attach.isPending} onClick={send}>
              Anexar
            </Button>
          </>
        }
      >
        <FileField
          label="Arquivo da minuta"
          help="PDF de até 20 MB"
          extensions={agreementFile.extensions}
          maxBytes={agreementFile.maxBytes}
          messages={{ extension: agreementFile.extension, size: agreementFile.tooLarge }}
          file={file}
          onFileChange={change}
          error={missing ? agreementFile.missing : undefined}
        />
      </Dialog>
    </span>
  );
}
