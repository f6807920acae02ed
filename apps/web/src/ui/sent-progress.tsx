import { formatBytes } from '../lib/formats.ts';
import type { SentBytes } from '../lib/use-sending.ts';
import { Progress } from './progress.tsx';

interface SentProgressProps {
  /** Names the upload: 'Enviando o documento'. */
  label: string;
  /** Undefined until the first bytes are sent. */
  sent: SentBytes | undefined;
  /** Names what the server does once all has arrived. */
  arrivedLabel?: string;
  className?: string;
}

/** Shows how much of the files of a call has been sent. */
export function SentProgress({
  label,
  sent,
  arrivedLabel = 'Enviado, aguardando o servidor',
  className,
}: SentProgressProps) {
  const arrived = sent !== undefined && sent.sent >= sent.total;
  const known = sent !== undefined && sent.total > 0;
  return (
    <Progress
      label={arrived ? arrivedLabel : label}
      value={known && !arrived ? (sent.sent / sent.total) * 100 : undefined}
      detail={known && `${formatBytes(sent.sent)} de ${formatBytes(sent.total)}`}
      className={className}
    />
  );
}
