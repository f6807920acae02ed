import { attachmentFile } from '@restitui/domain/recovery/attachments/attachment-file.ts';
import { formatBytes } from '../../../../lib/formats.ts';
import { FileField } from '../../../../ui/file-field.tsx';
import { Progress } from '../../../../ui/progress.tsx';

interface SentFileProps {
  file: File | undefined;
  onFileChange: (file: File | undefined) => void;
  error: string | undefined;
  sending: boolean;
  sent: { bytes: number; total: number } | undefined;
  /** Accessible name of the progress bar. */
  progressLabel: string;
}

/** Renders a file field with the limits of attachments and its upload progress. */
export function SentFile({ file, onFileChange, error, sending, sent, progressLabel }: SentFileProps) {
  return (
    <>
      <FileField
        label="Arquivo"
        help="PDF, DOC, DOCX, CSV, XLS ou XLSX, até 25 MB."
        accepts={attachmentFile}
        file={file}
        onFileChange={onFileChange}
        error={error}
        disabled={sending}
      />
      {sending && sent && (
        <Progress
          label={progressLabel}
          value={(sent.bytes / sent.total) * 100}
          detail={`${formatBytes(sent.bytes)} de ${formatBytes(sent.total)}`}
        />
      )}
    </>
  );
}
