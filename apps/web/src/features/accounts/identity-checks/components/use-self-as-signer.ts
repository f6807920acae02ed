import { useMemo } from 'react';
import { useAuth } from '../../../../lib/session-store.ts';
import type { Signer } from '../signer.ts';

/** Returns the signed-in member of staff as the signer. */
export function useSelfAsSigner(): Signer {
  const user = useAuth()?.user;
  return useMemo(
    () => ({ kind: 'user', id: user?.id ?? '', nome: user?.name ?? '', cpf: user?.cpf ?? '' }),
    [user?.id, user?.name, user?.cpf],
  );
}
