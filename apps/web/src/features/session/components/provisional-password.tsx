import { formatCpf } from '@restitui/brazil/cpf.ts';
import type { SessionClient } from '@restitui/domain/session/session.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { signInClientMutation } from '../session.queries.ts';
import { ClientPasswordForm } from './client-password-form.tsx';

interface ProvisionalPasswordProps {
  client: SessionClient;
  /** The company that the owner goes on with. */
  id: string;
  /** What the password keeps them from. */
  children: string;
}

/** A client whose password somebody else chose makes one of their own (decision D-12). */
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
