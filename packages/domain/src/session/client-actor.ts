import type { TenantId } from '../tenants/tenant-id.ts';

/** The signed-in owner of clients, as access rules see them on both sides. */
export interface ClientActor {
  id_owner: string;
  id_tenant: TenantId;
  cpf: string;
  name: string;
  email: string;
  contato: string;
  /** The password is provisional (decision D-12): until it is changed the session reads and does not sign. */
  mustChangePassword: boolean;
}
