import { fileAnalysesErrors } from '@restitui/domain/recovery/file-analyses/file-analyses.errors.ts';
import {
  type FileAnalysisService,
  type FileField as FileFieldName,
  fileSlots,
} from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { JoinedFilesField } from '../../../../ui/joined-files-field.tsx';
import { UploadFailure, UploadProgressBar } from '../../../simples/analysis/components/upload-state.tsx';
import { useUpload } from '../../../simples/analysis/components/use-upload.ts';
import { uploadFiles } from '../file-analyses.queries.ts';

interface FileUploadDialogProps {
  id_apuracao: string;
  servico: FileAnalysisService;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const fields: readonly FileFieldName[] = ['principal', 'complemento'];

/** Takes the files of a service, by choice or by drag and drop. */
export function FileUploadDialog({ id_apuracao, servico, open, onOpenChange }: FileUploadDialogProps) {
  const { upload, sending } = useUpload(id_apuracao);
  const send = useMutation(uploadFiles(id_apuracao));
  const [chosen, setChosen] = useState<Partial<Record<FileFieldName, File>>>({});
  const [missing, setMissing] = useState(false);
  const slots = fileSlots[servico];
  const isEnough = chosen.principal !== undefined || (slots.isComplementEnough && chosen.complemento !== undefined);

  function choose(field: FileFieldName, file: File | undefined) {
    setMissing(false);
    // Files that are joined arrive after a while, when the other field may have been filled in.
    setChosen(({ [field]: _, ...rest }) => (file ? { ...rest, [field]: file } : rest));
  }

  function start() {
    setMissing(!isEnough);
    if (!isEnough) return;
    send.mutate(chosen, {
      onSuccess: () => {
        setChosen({});
        onOpenChange(false);
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Enviar arquivos"
      description="O resultado anterior só é trocado quando o novo fica pronto. Os arquivos são apagados em 30 dias."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{sending ? 'Fechar' : 'Cancelar'}</Button>
          <Button variant="primary" loading={sending} onClick={start}>
            Analisar
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => {
          const { joinedName, ...slot } = slots[field];
          const props = {
            ...slot,
            file: chosen[field],
            onFileChange: (file: File | undefined) => choose(field, file),
            disabled: sending,
          };
          return joinedName ? (
            <JoinedFilesField key={field} {...props} joinedName={joinedName} />
          ) : (
            <FileField key={field} {...props} />
          );
        })}
      </div>
      <div aria-live="polite" className="mt-3 space-y-3">
        {missing && (
          <p role="alert" className="text-body text-danger">
            {fileAnalysesErrors.file_analysis_files_missing.message}
          </p>
        )}
        {upload && sending && <UploadProgressBar {...upload} />}
        {upload?.failure && <UploadFailure reason={upload.failure} code={upload.code} />}
      </div>
    </Dialog>
  );
}
