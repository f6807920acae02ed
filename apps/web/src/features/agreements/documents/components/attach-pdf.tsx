import type { AgreementSummary } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { AttachDialog, takesPdf } from './attach-dialog.tsx';

/** The attached PDF, and an upload while nothing is signed (W-397). */
export function AttachPdf({ agreement }: { agreement: AgreementSummary }) {
  const [open, setOpen] = useState(false);
  return (
    <span className="flex flex-col items-start gap-1">
      {agreement.pdf && (
        <a href={agreement.pdf} download className="underline underline-offset-4">
          Anexado
        </a>
      )}
      {takesPdf(agreement) && (
        <IconButton icon={Paperclip} label="Anexar" variant="secondary" size="sm" onClick={() => setOpen(true)} />
      )}
      <AttachDialog agreement={agreement} open={open} onOpenChange={setOpen} />
    </span>
  );
}
