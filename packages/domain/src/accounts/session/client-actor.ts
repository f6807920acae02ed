import type { TenantId } from '../../tenancy/tenants/tenant-id.ts';

/** The signed-in owner of clients, as seen by access rules on both sides. */
export interface ClientActor {
  id_owner: string;
  id_tenant: TenantId;
  cpf: string;
  name: string;
  email: string;
  contato: string;
  /** The password is provisional (decision D-12): until it is changed, the session may read but not sign. */
  mustChangePassword: boolean;
}
