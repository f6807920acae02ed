import type { AgreementSummary } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { Paperclip } from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { takesPdf } from '../takes-pdf.ts';

/** The attached PDF, and the button for an upload while nothing is signed (W-397). */
export function AttachPdf({ agreement, onAttach }: { agreement: AgreementSummary; onAttach: () => void }) {
  return (
    <span className="flex flex-col items-start gap-1">
      {agreement.pdf && (
        <a href={agreement.pdf} download className="underline underline-offset-4">
          Anexado
        </a>
      )}
      {takesPdf(agreement) && (
        <IconButton icon={Paperclip} label="Anexar" variant="secondary" size="sm" onClick={onAttach} />
      )}
    </span>
  );
}
