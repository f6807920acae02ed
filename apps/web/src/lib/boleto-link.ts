import type { Actor } from '@restitui/domain/accounts/users/actor.ts';

/** Returns the link to an open boleto in the list of its tenant; for an ADMIN the URL contains the tenant. */
export function boletoLink(actor: Pick<Actor, 'typeUser'>, { id_tenant, id }: { id_tenant: string; id: string }) {
  const search = { area: 'boletos', boleto: id } as const;
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/opcoes-financeiras', params: { tenantId: id_tenant }, search } as const)
    : ({ to: '/opcoes-financeiras', search } as const);
}
