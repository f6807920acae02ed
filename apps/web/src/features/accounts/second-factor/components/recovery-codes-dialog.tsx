import { Download } from 'lucide-react';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { factorMessages } from '../second-factor.messages.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[] | undefined;
  onClose: () => void;
}

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes?.join('\n') ?? '';
  return (
    <Dialog
      open={codes !== undefined}
      onOpenChange={onClose}
      dismissible={false}
      size="lg"
      title="Códigos de recuperação"
      description={factorMessages.codesOnce}
      footer={
        <>
          <CopyButton text={text} label="Copiar todos" />
          <Button onClick={() => saveFile(new File([text], 'codigos-de-recuperacao.txt', { type: 'text/plain' }))}>
            <Download aria-hidden />
            Baixar
          </Button>
          <Button variant="primary" onClick={onClose}>
            Guardei os códigos
          </Button>
        </>
      }
    >
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: in a low window it scrolls, by keyboard too
        tabIndex={0}
        aria-label="Códigos de recuperação"
        className="figures grid gap-x-8 gap-y-2 text-body sm:grid-cols-2"
      >
        {codes?.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
