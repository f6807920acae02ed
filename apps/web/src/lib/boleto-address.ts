import type { Actor } from '@restitui/domain/users/actor.ts';

/** A boleto, opened in the list of its tenant; the address of an ADMIN carries the tenant. */
export function boletoAddress(actor: Pick<Actor, 'typeUser'>, { id_tenant, id }: { id_tenant: string; id: string }) {
  const search = { area: 'boletos', boleto: id } as const;
  return actor.typeUser === 'ADMIN'
    ? ({ to: '/admin/$tenantId/opcoes-financeiras', params: { tenantId: id_tenant }, search } as const)
    : ({ to: '/opcoes-financeiras', search } as const);
}
