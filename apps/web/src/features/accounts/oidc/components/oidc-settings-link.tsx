import { canEditOidc } from '@restitui/domain/accounts/oidc/oidc.access.ts';
import { Link } from '@tanstack/react-router';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';

/** Leads to the registrations of the company at Google and Microsoft. */
export function OidcSettingsLink() {
  const actor = useActor();
  if (!canEditOidc(actor)) return null;
  return (
    <Button asChild>
      <Link to="/seguranca/entrada">Entrada com Google ou Microsoft</Link>
    </Button>
  );
}
