import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { addClient, addProduct, addTestAssessment } from './clients.ts';
import { addTenant, addUser, as, type Caller, type NewUser, type TestServer, type TestUser } from './harness.ts';

const monofasicoAnalyst: Partial<NewUser> = {
  typeCargo: 'ANALISTA',
  permissions: { permission_product: true, pis_cofins_monofasico_para_sn: true },
};

interface Consultancy {
  provider: TenantId;
  home: TenantId;
  analyst: TestUser;
  /** The analyst, acting in the consultancy. */
  admin: Caller;
}

/** Adds a consultancy and a member of the provider's staff who acts in it. */
export async function addConsultancy(
  server: TestServer,
  staff: Partial<NewUser> = monofasicoAnalyst,
): Promise<Consultancy> {
  const provider = staff.id_tenant ?? (await addTenant(server, { isProvider: true }));
  const home = await addTenant(server);
  const analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', ...staff });
  return { provider, home, analyst, admin: await as(server, analyst, home) };
}

/** Adds a client whose responsible is a partner. */
export async function addPartnersClient(
  server: TestServer,
  home: TenantId,
  client: { razao_social?: string } = {},
): Promise<{ person: TestUser; partner: Caller; id_client: string }> {
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  const id_client = await addClient(server, { id_tenant: home, id_responsavel: person.id, ...client });
  return { person, partner: await as(server, person), id_client };
}

/** Adds a service of a client with an apuração. */
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
