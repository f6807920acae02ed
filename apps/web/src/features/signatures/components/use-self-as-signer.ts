import { useMemo } from 'react';
import { useAuth } from '../../../lib/session-store.ts';
import type { Signer } from '../signer.ts';

/** The signed-in member of staff as who signs. */
export function useSelfAsSigner(): Signer {
  const user = useAuth()?.user;
  return useMemo(
    () => ({ kind: 'user', id: user?.id ?? '', nome: user?.name ?? '', cpf: user?.cpf ?? '' }),
    [user?.id, user?.name, user?.cpf],
  );
}
