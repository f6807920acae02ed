import { canListClients } from '@restitui/domain/crm/clients/clients.access.ts';
import { Link } from '@tanstack/react-router';
import { clientsLink } from '../../../../lib/client-links.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';

/** Leads to the clients from a list without rows that fills with the work on them. */
export function SeeClients() {
  const actor = useActor();
  const tenantId = useActingTenant();
  if (tenantId === undefined || !canListClients(actor)) return null;
  return (
    <Button asChild>
      <Link {...clientsLink(actor, tenantId)}>Ver clientes</Link>
    </Button>
  );
}
