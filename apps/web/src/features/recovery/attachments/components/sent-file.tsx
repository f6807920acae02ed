import { attachmentFile } from '@restitui/domain/recovery/attachments/attachment-file.ts';
import type { SentBytes } from '../../../../lib/use-sending.ts';
import { FileField } from '../../../../ui/file-field.tsx';
import { SentProgress } from '../../../../ui/sent-progress.tsx';

interface SentFileProps {
  file: File | undefined;
  onFileChange: (file: File | undefined) => void;
  error: string | undefined;
  sending: boolean;
  sent: SentBytes | undefined;
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
      {sending && <SentProgress label={progressLabel} sent={sent} />}
    </>
  );
}
