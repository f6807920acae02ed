import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { commissionRequests } from '../src/features/accounts/partnerships/commission-requests.table.ts';
import { addUser, type TestServer } from './harness.ts';

/** Stores a partner whose commission of 30% awaits approval, registered by a user with 10%. Returns the partner's id. */
export async function addCommissionRequest(server: TestServer, id_tenant: TenantId): Promise<string> {
  const registrar = await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' });
  const { id } = await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' });
  const request = { id_tenant, id_user: id, id_registrar: registrar.id, pedida: 30, limite: 10 };
  const createdDate = server.clock.now().toISOString();
  await server.inTenant(id_tenant, (db) => db.insert(commissionRequests).values({ ...request, createdDate }));
  return id;
}
