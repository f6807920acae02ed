import type { ActorScope } from '../users/actor.ts';
import type { TypeCargo } from '../users/cargo.ts';

const waivedCargos: readonly TypeCargo[] = ['CEO', 'GERENTE', 'PARCEIRO'];

/**
 * Returns whether the user registers clients without the WhatsApp code; the e-mail code is always required (I-133).
 * @param waivedTenants tenants configured in the installation
 */
export function canSkipWhatsAppCode(actor: ActorScope, waivedTenants: readonly string[]): boolean {
  return (
    actor.typeUser === 'USUARIO' && waivedCargos.includes(actor.typeCargo) && waivedTenants.includes(actor.id_tenant)
  );
}
