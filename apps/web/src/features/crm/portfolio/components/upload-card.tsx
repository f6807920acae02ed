import { portfolioFile } from '@restitui/domain/crm/portfolio/portfolio-limits.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { formatBytes } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { uploadPortfolio } from '../portfolio.queries.ts';
import { TemplateButton } from './template-button.tsx';

/** Uploads a spreadsheet; its content is shown before clients are registered. */
export function UploadCard({ onChecked }: { onChecked: (id: string) => void }) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [left, setLeft] = useState({ sent: 0, total: 0 });
  const send = useMutation(uploadPortfolio((sent, total) => setLeft({ sent, total })));

  function choose(next: File | undefined) {
    setError(undefined);
    setFile(next);
  }

  function start() {
    if (!file) return setError(portfolioFile.missing);
    setLeft({ sent: 0, total: file.size });
    send.mutate(file, { onSuccess: ({ id }) => onChecked(id), onError: (failure) => setError(errorText(failure)) });
  }

  const arrived = left.total > 0 && left.sent >= left.total;
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
        {send.isPending ? (
          <Progress
            label={arrived ? 'Conferindo as linhas' : 'Enviando a planilha'}
            value={arrived || left.total === 0 ? undefined : (left.sent / left.total) * 100}
            detail={arrived ? 'Uma planilha grande leva alguns segundos.' : formatBytes(left.total)}
          />
        ) : (
          <div>
            <Button variant="primary" onClick={start}>
              Conferir planilha
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
