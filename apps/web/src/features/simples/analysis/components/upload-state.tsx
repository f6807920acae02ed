import type { ReactNode } from 'react';
import { formatBytes } from '../../../../lib/formats.ts';
import { ErrorCodeText } from '../../../../ui/error-code.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { analysisMessages } from '../simples-analysis.messages.ts';

export function UploadProgressBar({ sent, total }: { sent: number; total: number }) {
  const done = total > 0 && sent >= total;
  return (
    <Progress
      label={done ? 'Arquivos enviados, aguardando o servidor' : 'Enviando os arquivos'}
      value={total > 0 ? (sent / total) * 100 : undefined}
      detail={`${formatBytes(sent)} de ${formatBytes(total)}. Você pode sair desta tela, mas não feche o navegador.`}
    />
  );
}

interface UploadFailureProps {
  reason: string;
  code: string | undefined;
  action?: ReactNode;
}

export function UploadFailure({ reason, code, action }: UploadFailureProps) {
  return (
    <Notice tone="danger" title={analysisMessages.uploadFailed} action={action} error={reason}>
      {reason !== analysisMessages.uploadFailed && <p>{reason}</p>}
      {code && <ErrorCodeText code={code} />}
    </Notice>
  );
}
