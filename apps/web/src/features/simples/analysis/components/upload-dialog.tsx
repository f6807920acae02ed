import { analysisFile } from '@restitui/domain/simples/analysis/analysis-files.ts';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { type ChosenFiles, dropProblem, type FileKind, pairProblem, placeFiles, swapFiles } from '../chosen-files.ts';
import { uploadAnalysis } from '../simples-analysis.queries.ts';
import { UploadFailure, UploadProgressBar } from './upload-state.tsx';
import { useUpload } from './use-upload.ts';

interface UploadDialogProps {
  id_apuracao: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: ChosenFiles;
  onChoose: (chosen: ChosenFiles) => void;
}

const fields: { kind: FileKind; label: string; help: string }[] = [
  { kind: 'xml', label: 'Notas fiscais (XML)', help: 'ZIP de até 500 MB com os XML de NF-e, NFC-e e CF-e.' },
  {
    kind: 'pgdas',
    label: 'Declarações (PGDAS-D)',
    help: 'ZIP de até 700 MB com os extratos e declarações em PDF, ou o arquivo PGDASD2018 da SEFAZ.',
  },
];

export function UploadDialog({ id_apuracao, open, onOpenChange, chosen, onChoose }: UploadDialogProps) {
  const { upload, sending } = useUpload(id_apuracao);
  const send = useMutation(uploadAnalysis(id_apuracao));
  const [missing, setMissing] = useState<string | null>(null);

  function choose(next: ChosenFiles) {
    setMissing(null);
    onChoose(next);
  }

  async function dropBoth(event: DragEvent) {
    const files = [...event.dataTransfer.files];
    if (files.length < 2 || sending) return;
    event.preventDefault();
    event.stopPropagation();
    const refusal = dropProblem(files);
    setMissing(refusal);
    if (!refusal) choose(await placeFiles(chosen, files));
  }

  function start() {
    const { xml, pgdas } = chosen;
    const refusal = pairProblem(chosen);
    setMissing(refusal);
    if (refusal || !xml || !pgdas) return;
    send.mutate({ xml, pgdas }, { onSuccess: () => onOpenChange(false) });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Gerar Análise"
      description="Envie as notas e as declarações do mesmo período. O resultado anterior só é trocado quando o novo fica pronto."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{sending ? 'Fechar' : 'Cancelar'}</Button>
          <Button variant="primary" loading={sending} onClick={start}>
            Gerar Análise
          </Button>
        </>
      }
    >
      <div onDropCapture={dropBoth} className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ kind, label, help }) => (
          <FileField
            key={kind}
            label={label}
            help={help}
            accepts={analysisFile}
            file={chosen[kind] ?? undefined}
            onFileChange={(file) => choose({ ...chosen, [kind]: file ?? null })}
            disabled={sending}
          />
        ))}
      </div>
      <div aria-live="polite" className="mt-3 space-y-3">
        {chosen.xml && chosen.pgdas && !sending && (
          <Button variant="ghost" size="sm" onClick={() => choose(swapFiles(chosen))}>
            <ArrowLeftRight aria-hidden />
            Trocar os arquivos de lugar
          </Button>
        )}
        {missing && (
          <p role="alert" className="text-body text-danger">
            {missing}
          </p>
        )}
        {upload && sending && <UploadProgressBar {...upload} />}
        {upload?.failure && <UploadFailure reason={upload.failure} code={upload.code} />}
      </div>
    </Dialog>
  );
}
