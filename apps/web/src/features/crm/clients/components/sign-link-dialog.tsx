import { ExternalLink } from 'lucide-react';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { clientMessages as messages } from '../clients.messages.ts';
import { openSigningPage } from '../open-signing-page.ts';

interface SignLinkDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  id_client: string;
  /** Full address for reading the contract without sign-in. */
  readingLink: string | undefined;
}

function LinkField({ label, help, link }: { label: string; help: string; link: string }) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={label} help={help} className="min-w-0 flex-1 basis-64">
        <Input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <div className="sm:mb-[1.375rem]">
        <CopyButton text={link} onCopied={() => notify.success(messages.linkCopied)} />
      </div>
    </div>
  );
}

/** Links for signing the contract (G-11) and for reading it. */
export function SignLinkDialog({ open, onOpenChange, id_client, readingLink }: SignLinkDialogProps) {
  if (!readingLink) return null;
  const signing = `${new URL(readingLink).origin}/login-client-minuta?id=${id_client}`;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Link de assinatura"
      description="Envie ao proprietário. A senha provisória é trocada no primeiro acesso, antes de assinar."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Fechar</Button>
          <Button variant="primary" onClick={() => openSigningPage(id_client, signing)}>
            <ExternalLink aria-hidden />
            Ir para a assinatura
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <LinkField
          label="Para assinar"
          help="O proprietário entra com o CPF e a senha, ou com um código."
          link={signing}
        />
        <LinkField label="Só para ler" help="Abre sem senha e vale por 30 dias." link={readingLink} />
      </div>
    </Dialog>
  );
}
