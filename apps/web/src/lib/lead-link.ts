import type { Actor } from '@restitui/domain/accounts/users/actor.ts';

/** Returns the link to an open lead; for an ADMIN the URL contains the tenant. */
export function leadLink(actor: Pick<Actor, 'typeUser'>, { id_tenant, id }: { id_tenant: string; id: string }) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/leads', params: { tenantId: id_tenant }, search: { lead: id } } as const)
    : ({ to: '/leads', search: { lead: id } } as const);
}
