import { portfolioFile } from '@restitui/domain/crm/portfolio/portfolio-limits.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { SentProgress } from '../../../../ui/sent-progress.tsx';
import { uploadPortfolio } from '../portfolio.queries.ts';
import { TemplateButton } from './template-button.tsx';

/** Uploads a spreadsheet; its content is shown before clients are registered. */
export function UploadCard({ onChecked }: { onChecked: (id: string) => void }) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const send = useMutation(uploadPortfolio);
  const { sent, start, cancel } = useSending(send);

  function choose(next: File | undefined) {
    setError(undefined);
    setFile(next);
  }

  function check() {
    if (!file) return setError(portfolioFile.missing);
    send.mutate(
      { planilha: file, sending: start() },
      { onSuccess: ({ id }) => onChecked(id), onError: (failure) => setError(errorText(failure)) },
    );
  }

  return (
    <Card
      title="Enviar planilha"
      description="Nada é cadastrado antes de você conferir e confirmar."
      actions={<TemplateButton />}
    >
      <div className="flex flex-col gap-4">
        <FileField
          label="Planilha de clientes"
          help="Arquivo .xlsx ou .csv de até 10 MB e 20.000 linhas, com uma linha de cabeçalho."
          accepts={portfolioFile}
          file={file}
          onFileChange={choose}
          error={error}
          disabled={send.isPending}
        />
        {send.isPending && <SentProgress label="Enviando a planilha" arrivedLabel="Conferindo as linhas" sent={sent} />}
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" loading={send.isPending} onClick={check}>
            Conferir planilha
          </Button>
          {send.isPending && <Button onClick={cancel}>Cancelar envio</Button>}
        </div>
      </div>
    </Card>
  );
}
