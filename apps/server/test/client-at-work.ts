import type { ServiceType } from '@restitui/domain/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { addClient, addProduct, addTestAssessment } from './clients.ts';
import { addTenant, addUser, as, type Caller, type TestServer, type TestUser } from './harness.ts';

/** A consultancy, and the provider's analyst at work in it. */
export async function addConsultancy(
  server: TestServer,
): Promise<{ home: TenantId; analyst: TestUser; admin: Caller }> {
  const provider = await addTenant(server, { isProvider: true });
  const home = await addTenant(server);
  const permissions = { permission_product: true, pis_cofins_monofasico_para_sn: true };
  const analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA', permissions });
  return { home, analyst, admin: await as(server, analyst, home) };
}

/** A client of a partner who is its responsible. */
export async function addPartnersClient(
  server: TestServer,
  home: TenantId,
): Promise<{ partner: Caller; id_client: string }> {
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  const id_client = await addClient(server, { id_tenant: home, id_responsavel: person.id });
  return { partner: await as(server, person), id_client };
}

/** A service of a client, with an apuração. */
export async function addOpenService(
  server: TestServer,
  home: TenantId,
  id_client: string,
  typeServico: ServiceType = 'PIS_COFINS_MONOFASICO_PARA_SN',
): Promise<{ id_client: string; id_product: string; id_apuracao: string }> {
  const id_product = await addProduct(server, { id_tenant: home, id_client, typeServico });
  const id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
  return { id_client, id_product, id_apuracao };
}
