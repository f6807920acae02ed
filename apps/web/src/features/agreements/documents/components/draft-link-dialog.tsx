import { Copy } from 'lucide-react';
import { formatDateTime } from '../../../../lib/formats.ts';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { draftMessages } from '../drafts.messages.ts';

interface DraftLinkDialogProps {
  /** The dialog is open while this is set. */
  made: { link: string; expiresAt: string } | undefined;
  onClose: () => void;
}

export function DraftLinkDialog({ made, onClose }: DraftLinkDialogProps) {
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => notify.success(draftMessages.copied),
      () => notify.error(draftMessages.notCopied),
    );
  return (
    <Dialog
      open={made !== undefined}
      onOpenChange={(open) => open || onClose()}
      title="Link Gerado"
      description={made && `Abre sem senha até ${formatDateTime(made.expiresAt)}.`}
      dismissible={false}
      footer={
        <>
          <Button onClick={onClose}>Fechar</Button>
          <Button variant="primary" onClick={() => made && copy(made.link)}>
            <Copy aria-hidden />
            Copiar
          </Button>
        </>
      }
    >
      <Field label="Link da proposta">
        <Input readOnly value={made?.link ?? ''} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
    </Dialog>
  );
}
