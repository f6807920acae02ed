import { isFrozen } from '@restitui/domain/agreements/documents/agreement-status.ts';
import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '../../../../lib/toast.ts';
import { agreementMessages } from '../agreements.messages.ts';
import { updateText } from '../client-agreements.queries.ts';

/** Updates the text once per visit when the client has signed and nothing is sealed (W-318). */
export function useTextUpdate(
  agreement: AgreementText | undefined,
  t: string | undefined,
  contrato: string | undefined,
) {
  const { mutate } = useMutation(updateText);
  const client = useQueryClient();
  const updated = useRef<string>(undefined);
  useEffect(() => {
    if (!agreement?.id_client || agreement.isModifica || isFrozen(agreement) || agreement.ending) return;
    if (updated.current === agreement.id) return;
    updated.current = agreement.id;
    const { id_client, version } = agreement;
    mutate(
      { id_client, t, contrato },
      {
        onSuccess: (now) => {
          if (now.version === version) return;
          notify.successInBackground(agreementMessages.updated);
          void client.invalidateQueries({ queryKey: ['agreements'] });
        },
      },
    );
  }, [agreement, t, contrato, mutate, client]);
}
