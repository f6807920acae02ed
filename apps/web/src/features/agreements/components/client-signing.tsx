import type { AgreementText } from '@restitui/domain/agreements/agreements.api.ts';
import type { SessionClient } from '@restitui/domain/session/session.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { ProvisionalPassword } from '../../session/components/provisional-password.tsx';
import { SigningPrompt } from '../../signatures/components/signing-prompt.tsx';

interface ClientSigningProps {
  client: SessionClient;
  id: string;
  agreement: AgreementText | undefined;
}

/** What a signed-in client has to do: first a password of their own (D-12), then the signature. */
export function ClientSigning({ client, id, agreement }: ClientSigningProps) {
  const navigate = useNavigate();

  if (client.mustChangePassword) {
    return (
      <ProvisionalPassword client={client} id={id}>
        Sua senha é provisória. Crie a sua para poder assinar.
      </ProvisionalPassword>
    );
  }
  if (!agreement) return null;
  return (
    <div className="print:hidden">
      <SigningPrompt
        who={{ kind: 'client', id, nome: client.nomeProprietario, cnpj: id }}
        done={agreement.isAssinado}
        further={agreement.acts.includes('cliente') ? undefined : 'assinaturas'}
        onSigned={() => void navigate({ to: '/minuta/$id', params: { id }, replace: true })}
      />
    </div>
  );
}
