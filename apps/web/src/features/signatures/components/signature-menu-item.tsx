import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { cn } from '../../../lib/cn.ts';
import { notify } from '../../../lib/toast.ts';
import { MenuItem } from '../../../ui/dropdown-menu.tsx';
import { signatureMessages } from '../signatures.messages.ts';
import { signatureStatusQuery } from '../signatures.queries.ts';
import { setOwnSigning } from './own-signing.ts';
import { useSelfAsSigner } from './use-self-as-signer.ts';

/** The way to the own signature; dimmed, and answering why, while the person may not sign (F-371, F-372). */
export function SignatureMenuItem({ onStart }: { onStart?: (() => void) | undefined }) {
  const who = useSelfAsSigner();
  const client = useQueryClient();
  const { data } = useQuery({ ...signatureStatusQuery(who), staleTime: 0 });
  const closed = data?.isModifica === false;

  async function start() {
    try {
      const { isModifica } = await client.fetchQuery({ ...signatureStatusQuery(who), staleTime: 0 });
      if (!isModifica) return notify.info(signatureMessages.notNow);
      onStart?.();
      setOwnSigning(true);
    } catch {
      notify.error(signatureMessages.checkFailed);
    }
  }

  return (
    <MenuItem
      icon={Signature}
      aria-disabled={closed || undefined}
      className={cn(closed && 'text-muted')}
      onSelect={start}
    >
      Assinatura
    </MenuItem>
  );
}
