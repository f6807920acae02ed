import type { SessionClient } from '@restitui/domain/accounts/session/session.api.ts';
import type { ReadAgreement } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { useIsHere } from '../../../../lib/use-is-here.ts';
import { SigningPrompt } from '../../../accounts/identity-checks/components/signing-prompt.tsx';
import { ProvisionalPassword } from '../../../accounts/session/components/provisional-password.tsx';
import { isEndedToday } from '../../signing/components/signing-state-badge.tsx';

interface ClientSigningProps {
  client: SessionClient;
  id: string;
  agreement: ReadAgreement | undefined;
}

/** The steps of a signed-in client: set a password (D-12), then sign. */
export function ClientSigning({ client, id, agreement }: ClientSigningProps) {
  const navigate = useNavigate();
  const isHere = useIsHere();

  if (client.mustChangePassword) {
    return (
      <ProvisionalPassword client={client} id={id}>
        Sua senha é provisória. Crie a sua para poder assinar.
      </ProvisionalPassword>
    );
  }
  // No photos for a contract that takes no more signatures.
  if (!agreement || isEndedToday(agreement)) return null;
  // Of several contracts, the page opens one to sign first: the signed one stays.
  const search = agreement.contratos.length > 1 ? { contrato: agreement.id } : {};
  return (
    <div className="print:hidden">
      <SigningPrompt
        who={{ kind: 'client', id, nome: client.nomeProprietario, cnpj: id }}
        done={agreement.isAssinado}
        further={agreement.acts.includes('cliente') ? undefined : 'assinaturas'}
        onSigned={() => void (isHere() && navigate({ to: '/minuta/$id', params: { id }, search, replace: true }))}
      />
    </div>
  );
}
