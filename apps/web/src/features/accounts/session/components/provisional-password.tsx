import { formatCpf } from '@restitui/brazil/cpf.ts';
import type { SessionClient } from '@restitui/domain/accounts/session/session.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { signInClientMutation } from '../session.queries.ts';
import { ClientPasswordForm } from './client-password-form.tsx';

interface ProvisionalPasswordProps {
  client: SessionClient;
  /** The company to continue with. */
  id: string;
  /** Text about what the provisional password prevents. */
  children: string;
}

/** Replaces a provisional password set by staff (decision D-12). */
export function ProvisionalPassword({ client, id, children }: ProvisionalPasswordProps) {
  const signIn = useMutation(signInClientMutation);
  const [changing, setChanging] = useState(false);
  return (
    <div className="print:hidden">
      <Notice tone="warning" action={<Button onClick={() => setChanging(true)}>Criar senha</Button>}>
        {children}
      </Notice>
      <Dialog open={changing} onOpenChange={setChanging} title="Criar nova senha">
        <ClientPasswordForm
          cpf={formatCpf(client.cpfProprietario)}
          onChanged={({ cpf, password }) =>
            signIn.mutate({ cpfProprietario: cpf, password, id }, { onSuccess: () => setChanging(false) })
          }
        />
      </Dialog>
    </div>
  );
}
