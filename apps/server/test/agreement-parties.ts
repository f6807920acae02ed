import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../src/db/tenant-scope.ts';
import { type agreements, agreementVersions } from '../src/features/agreements/documents/agreements.table.ts';
import type { tenants } from '../src/features/tenancy/tenants/tenants.table.ts';
import { addAgreement } from './agreements.ts';
import { addTenant, addUser, as, type TestServer } from './harness.ts';
import { addOwner, asClient } from './owners.ts';
import { addTemplate } from './templates.ts';

type NewContract = Partial<typeof agreements.$inferInsert> & { html: string };

export type ContractParties = Awaited<ReturnType<typeof addContractParties>>;

/** Adds the parties of a client's agreement: a consultancy with its CEO, and the owner of PADARIA LTDA. */
export async function addContractParties(
  server: TestServer,
  provider: TenantId,
  tenant: Partial<typeof tenants.$inferInsert> = {},
) {
  const home = await addTenant(server, tenant);
  const ceo = await addUser(server, { id_tenant: home, name: 'Eduardo Rezende' });
  const byCeo = await as(server, ceo);
  const owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'PADARIA LTDA' }] });
  const [id_client = ''] = owner.clients;
  const inHome = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);
  const usual = { contracts: ['PRINCIPAL'], typeRegime: 'SIMPLES_NACIONAL' };

  return {
    home,
    ceo,
    byCeo,
    owner,
    byOwner: await asClient(server, owner),
    id_client,
    inHome,
    /** Adds an agreement written by the CEO; returns its id. */
    contract: (values: NewContract): Promise<string> =>
      addAgreement(server, { ...usual, ...values, id_tenant: home, id_client, by: ceo.id }),
    /** Lists all versions of all agreements. */
    versions: () => inHome((db) => db.select().from(agreementVersions).orderBy(agreementVersions.number)),
    template: (typeContrato: TemplateType, html: string) =>
      addTemplate(server, { id_tenant: home, id_user: ceo.id, typeContrato, html }),
    asPartner: async () => as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' })),
    asAdmin: async (typeCargo: TypeCargo) =>
      as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo }), home),
    /** Creates a link to the client's agreement and returns its token. */
    linkToken: async () => {
      const body = { contracts: ['PRINCIPAL' as const], typeRegime: 'SIMPLES_NACIONAL' as const, id_client };
      const { data } = await byCeo.call(agreementsApi.linkClient, { body });
      return new URL(data.link).searchParams.get('t') ?? '';
    },
  };
}
