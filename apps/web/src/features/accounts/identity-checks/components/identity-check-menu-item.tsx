import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { notify } from '../../../../lib/toast.ts';
import { MenuItem } from '../../../../ui/dropdown-menu.tsx';
import { identityCheckStatusQuery } from '../identity-check-status.queries.ts';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import { setOwnIdentityCheckOpen } from './own-identity-check-state.ts';
import { useSelfAsSigner } from './use-self-as-signer.ts';

/** Opens the user's own identity check; while it is not open, the item is dimmed and shows why (F-371, F-372). */
export function IdentityCheckMenuItem({ onStart }: { onStart?: (() => void) | undefined }) {
  const who = useSelfAsSigner();
  const client = useQueryClient();
  const { data } = useQuery({ ...identityCheckStatusQuery(who), staleTime: 0 });
  const closed = data?.isModifica === false;

  async function start() {
    try {
      const { isModifica } = await client.fetchQuery({ ...identityCheckStatusQuery(who), staleTime: 0 });
      if (!isModifica) return notify.info(identityCheckMessages.notNow);
      onStart?.();
      setOwnIdentityCheckOpen(true);
    } catch {
      notify.error(identityCheckMessages.checkFailed);
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
