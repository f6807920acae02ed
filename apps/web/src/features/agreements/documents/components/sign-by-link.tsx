import { useNavigate } from '@tanstack/react-router';
import { Card } from '../../../../ui/card.tsx';
import { ClientCodeSignIn } from '../../../accounts/session/components/client-code-sign-in.tsx';

interface SignByLinkProps {
  t: string;
  id: string;
  /** The contract that was chosen among several. */
  contrato: string | undefined;
}

/** Lets the owner who opened a link sign in with a code, on the page of the contract. */
export function SignByLink({ t, id, contrato }: SignByLinkProps) {
  const navigate = useNavigate();
  return (
    <Card
      title="Para assinar, receba um código"
      description="Ele vai para o contato que você deixou no cadastro. Não precisa de senha."
      className="print:hidden"
    >
      <ClientCodeSignIn
        t={t}
        id={id}
        onSignedIn={() => void navigate({ to: '/minuta/$id', params: { id }, search: { contrato }, replace: true })}
      />
    </Card>
  );
}
