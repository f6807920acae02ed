import { isFrozen } from '@restitui/domain/agreements/agreement-status.ts';
import { minutaFile } from '@restitui/domain/agreements/minuta-file.ts';
import type { Minuta } from '@restitui/domain/agreements/minutas.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { attachPdf } from '../minutas.queries.ts';

/** The PDF that was attached, and the way to attach one while nothing is signed (W-397). */
export function AttachPdf({ minuta }: { minuta: Minuta }) {
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
      { id: minuta.id, file },
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
      {minuta.pdf && (
        <a href={minuta.pdf} download className="underline underline-offset-4">
          Anexado
        </a>
      )}
      {!isFrozen(minuta) && (
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
          extensions={minutaFile.extensions}
          maxBytes={minutaFile.maxBytes}
          messages={{ extension: minutaFile.extension, size: minutaFile.tooLarge }}
          file={file}
          onFileChange={change}
          error={missing ? minutaFile.missing : undefined}
        />
      </Dialog>
    </span>
  );
}
