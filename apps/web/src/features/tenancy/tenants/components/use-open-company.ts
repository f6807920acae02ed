import { canListClients } from '@restitui/domain/crm/clients/clients.access.ts';
import { useNavigate } from '@tanstack/react-router';
import { changeTenant } from '../../../../lib/change-tenant.ts';
import type { SelectedTenant } from '../../../../lib/session-types.ts';
import { useActor } from '../../../../lib/use-actor.ts';

/** Returns the function that selects a company and opens its clients, or the home for a role without clients. */
export function useOpenCompany() {
  const actor = useActor();
  const navigate = useNavigate();
  return ({ id, title }: SelectedTenant) => {
    if (canListClients(actor)) {
      void navigate({ to: '/admin/$tenantId/clientes', params: { tenantId: id } });
      return;
    }
    changeTenant({ id, title });
    void navigate({ to: '/admin/empresas' });
  };
}
