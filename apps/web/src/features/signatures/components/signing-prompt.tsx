import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { signatureMessages } from '../signatures.messages.ts';
import { signatureStatusQuery } from '../signatures.queries.ts';
import type { Signer } from '../signer.ts';
import { SignatureDialog } from './signature-dialog.tsx';

interface SigningPromptProps {
  who: Signer;
  /** What is to be signed is signed already. */
  done: boolean;
  /** The identity is there; what it is for is still to be signed, further down at this anchor. */
  further?: string | undefined;
  onSigned: () => void;
}

/** For pages that ask for a signature: opens by itself while the person may sign, else says that it is done. */
export function SigningPrompt({ who, done, further, onSigned }: SigningPromptProps) {
  const { data: status, isError, isFetching, refetch } = useQuery(signatureStatusQuery(who));
  const [left, setLeft] = useState(false);
  if (isError && !status) {
    const again = (
      <Button size="sm" loading={isFetching} onClick={() => refetch()}>
        Tentar novamente
      </Button>
    );
    return (
      <Notice tone="danger" action={again}>
        {signatureMessages.checkFailed}
      </Notice>
    );
  }
  if (!status) return null;
  if (!done && !status.isModifica && further) {
    const goOn = (
      <Button asChild size="sm">
        <a href={`#${further}`}>Ir para a assinatura</a>
      </Button>
    );
    return (
      <Notice tone="info" title={signatureMessages.alreadySigned} action={goOn}>
        {signatureMessages.readAndSign}
      </Notice>
    );
  }
  if (done || !status.isModifica) return <Notice tone="positive">{signatureMessages.alreadySigned}</Notice>;
  return (
    <>
      <Notice
        tone="info"
        title="Falta a sua assinatura"
        action={
          <Button size="sm" onClick={() => setLeft(false)}>
            Registrar Assinatura
          </Button>
        }
      >
        São duas fotos e um desenho; leva uns dois minutos.
      </Notice>
      <SignatureDialog who={who} open={!left} onClose={() => setLeft(true)} onSigned={onSigned} />
    </>
  );
}
