import { formatCpf } from '@restitui/brazil/cpf.ts';
import type { SessionClient } from '@restitui/domain/accounts/session/session.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { signInClientMutation } from '../session.queries.ts';

const loadForm = async () => (await import('./client-password-form.tsx')).ClientPasswordForm;

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
  const Form = useOnRequest(loadForm, changing, () => setChanging(false));
  return (
    <div className="print:hidden">
      <Notice tone="warning" action={<Button onClick={() => setChanging(true)}>Criar senha</Button>}>
        {children}
      </Notice>
      <Dialog open={changing && Form !== undefined} onOpenChange={setChanging} title="Criar nova senha">
        {Form && (
          <Form
            cpf={formatCpf(client.cpfProprietario)}
            onChanged={({ cpf, password }) =>
              signIn.mutate({ cpfProprietario: cpf, password, id }, { onSuccess: () => setChanging(false) })
            }
          />
        )}
      </Dialog>
    </div>
  );
}
