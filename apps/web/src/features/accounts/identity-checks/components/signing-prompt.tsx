import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isFinalRefusal } from '../../../../lib/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { identityCheckStatusQuery } from '../identity-check-status.queries.ts';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import type { Signer } from '../signer.ts';
import { IdentityCheckDialog } from './identity-check-dialog.tsx';

interface SigningPromptProps {
  who: Signer;
  /** True when the document is already signed. */
  done: boolean;
  /** Anchor of the document that is still to be signed after the identity check. */
  further?: string | undefined;
  onSigned: () => void;
}

/**
 * Opens the identity check by itself while it is open, on pages that ask for a signature; otherwise shows that it is
 * done.
 */
export function SigningPrompt({ who, done, further, onSigned }: SigningPromptProps) {
  const { data: status, isError, error, isFetching, refetch } = useQuery(identityCheckStatusQuery(who));
  const [left, setLeft] = useState(false);
  if (isError && !status) {
    const again = !isFinalRefusal(error) && (
      <Button size="sm" loading={isFetching} onClick={() => refetch()}>
        Tentar novamente
      </Button>
    );
    return (
      <Notice tone="danger" error={error} action={again}>
        {identityCheckMessages.checkFailed}
      </Notice>
    );
  }
  if (done) return <Notice tone="positive">{identityCheckMessages.alreadySigned}</Notice>;
  // The text below would move when the notice comes.
  if (!status) return <Skeleton className="h-30 w-full rounded-md sm:h-16" />;
  if (!status.isModifica && further) {
    const goOn = (
      <Button asChild size="sm">
        <a href={`#${further}`}>Ir para a assinatura</a>
      </Button>
    );
    return (
      <Notice tone="info" title={identityCheckMessages.alreadySigned} action={goOn}>
        {identityCheckMessages.readAndSign}
      </Notice>
    );
  }
  if (!status.isModifica) return <Notice tone="positive">{identityCheckMessages.alreadySigned}</Notice>;
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
      <IdentityCheckDialog who={who} open={!left} onClose={() => setLeft(true)} onSigned={onSigned} />
    </>
  );
}
