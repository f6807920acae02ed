import type { ActorScope } from '../users/actor.ts';
import type { TypeCargo } from '../users/cargo.ts';

const waivedCargos: readonly TypeCargo[] = ['CEO', 'GERENTE', 'PARCEIRO'];

interface WhatsAppCodes {
  /** Tenants configured in the installation. */
  waivedTenants: readonly string[];
  /** The installation delivers WhatsApp messages. */
  isConnected: boolean;
}

/**
 * Returns whether the user registers clients without the WhatsApp code: as one of those waived, and where no code would
 * arrive (decision 095). The e-mail code is always required (I-133).
 */
export function canSkipWhatsAppCode(actor: ActorScope, { waivedTenants, isConnected }: WhatsAppCodes): boolean {
  if (!isConnected) return true;
  return (
    actor.typeUser === 'USUARIO' && waivedCargos.includes(actor.typeCargo) && waivedTenants.includes(actor.id_tenant)
  );
}
