import type { Actor } from '@restitui/domain/users/actor.ts';

/** A contact of the site, opened; the address of an ADMIN carries the tenant. */
export function leadAddress(actor: Pick<Actor, 'typeUser'>, { id_tenant, id }: { id_tenant: string; id: string }) {
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/leads', params: { tenantId: id_tenant }, search: { lead: id } } as const)
    : ({ to: '/leads', search: { lead: id } } as const);
}
