import { formatCpf } from '@restitui/brazil/cpf.ts';
import type { AgreementText } from '@restitui/domain/agreements/agreements.api.ts';
import type { SessionClient } from '@restitui/domain/session/session.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ClientPasswordForm } from '../../session/components/client-password-form.tsx';
import { signInClientMutation } from '../../session/session.queries.ts';
import { SigningPrompt } from '../../signatures/components/signing-prompt.tsx';

interface ClientSigningProps {
  client: SessionClient;
  id: string;
  agreement: AgreementText | undefined;
}

/** What a signed-in client has to do: first a password of their own (D-12), then the signature. */
export function ClientSigning({ client, id, agreement }: ClientSigningProps) {
  const signIn = useMutation(signInClientMutation);
  const navigate = useNavigate();
  const [changing, setChanging] = useState(false);

  if (client.mustChangePassword) {
    return (
      <div className="print:hidden">
        <Notice tone="warning" action={<Button onClick={() => setChanging(true)}>Criar senha</Button>}>
          Sua senha é provisória. Crie a sua para poder assinar.
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
  if (!agreement) return null;
  return (
    <div className="print:hidden">
      <SigningPrompt
        who={{ kind: 'client', id, nome: client.nomeProprietario, cnpj: id }}
        done={agreement.isAssinado}
        onSigned={() => void navigate({ to: '/minuta/$id', params: { id }, replace: true })}
      />
    </div>
  );
}
