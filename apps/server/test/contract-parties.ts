import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import type { ContractType } from '@restitui/domain/contracts/contract-type.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { TypeCargo } from '@restitui/domain/users/cargo.ts';
import type { Db } from '../src/db/tenant-scope.ts';
import { type agreements, agreementVersions } from '../src/features/agreements/agreements.table.ts';
import type { tenants } from '../src/features/tenants/tenants.table.ts';
import { addAgreement } from './agreements.ts';
import { addContract } from './contracts.ts';
import { addTenant, addUser, as, type TestServer } from './harness.ts';
import { addOwner, asClient } from './owners.ts';

type NewContract = Partial<typeof agreements.$inferInsert> & { html: string };

export type ContractParties = Awaited<ReturnType<typeof addContractParties>>;

/** Who signs a client's contract: a consultancy by its CEO, and the owner of PADARIA LTDA. */
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
    /** A contract between the two, by the CEO; gives its id. */
    contract: (values: NewContract): Promise<string> =>
      addAgreement(server, { ...usual, ...values, id_tenant: home, id_client, by: ceo.id }),
    /** All versions of all contracts. */
    versions: () => inHome((db) => db.select().from(agreementVersions).orderBy(agreementVersions.number)),
    template: (typeContrato: ContractType, html: string) =>
      addContract(server, { id_tenant: home, id_user: ceo.id, typeContrato, html }),
    asPartner: async () => as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' })),
    asAdmin: async (typeCargo: TypeCargo) =>
      as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo }), home),
    /** The token in a link to the client's contract. */
    linkToken: async () => {
      const body = { contracts: ['PRINCIPAL' as const], typeRegime: 'SIMPLES_NACIONAL', id_client };
      const { data } = await byCeo.call(agreementsApi.linkClient, { body });
      return new URL(data.link).searchParams.get('t') ?? '';
    },
  };
}
