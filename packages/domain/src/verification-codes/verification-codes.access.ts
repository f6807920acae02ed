import type { Role } from '../users/actor.ts';
import type { TypeCargo } from '../users/cargo.ts';

const waivedCargos: readonly TypeCargo[] = ['CEO', 'GERENTE', 'PARCEIRO'];

/**
 * Who registers clients without the WhatsApp code; the e-mail's is asked of everybody (I-133).
 * @param waivedTenants the installation's choice
 */
export function skipsWhatsAppCode(role: Role, waivedTenants: readonly string[]): boolean {
  return role.typeUser === 'USUARIO' && waivedCargos.includes(role.typeCargo) && waivedTenants.includes(role.id_tenant);
}
