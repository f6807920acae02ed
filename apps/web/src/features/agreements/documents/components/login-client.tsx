import { useNavigate } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';

interface LoginClientProps {
  /** The client whose contract was opened, if its number is known. */
  id?: string | undefined;
  /** Address to return to instead of the client's contract. */
  returnTo?: string | undefined;
  variant?: 'primary' | 'secondary';
}

/** Leads visitors to the sign-in of the client (F-024), or of any client while its number is unknown (F-025). */
export function LoginClient({ id, returnTo, variant = 'primary' }: LoginClientProps) {
  const navigate = useNavigate();
  const state = returnTo ? { returnTo } : {};
  const signIn = () =>
    void (id
      ? navigate({ to: '/login-client-minuta', search: { id }, state })
      : navigate({ to: '/login-client', state }));
  return (
    <Button variant={variant} onClick={signIn}>
      <LogIn aria-hidden />
      Login Client
    </Button>
  );
}
