import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import { workQueueApi as api } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { toAssign } from '@restitui/domain/recovery/products/without-analyst.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  type NewUser,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';

const monofasico = 'PIS_COFINS_MONOFASICO_PARA_SN';
let server: TestServer;
let provider: TenantId;
let home: TenantId;
let chief: Caller;
let analyst: TestUser;
let id_client: string;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const staff = (values: Partial<NewUser>) => addUser(server, { id_tenant: provider, typeUser: 'ADMIN', ...values });

beforeEach(async () => {
  home = await addTenant(server);
  chief = await as(server, await staff({ typeCargo: 'CEO' }), home);
  analyst = await staff({ typeCargo: 'ANALISTA', permissions: { pis_cofins_monofasico_para_sn: true } });
  id_client = await addClient(server, { id_tenant: home, razao_social: 'PADARIA' });
});

async function workOf(caller: Caller) {
  const { grupos } = (await caller.call(api.read)).data;
  const items = grupos.flatMap(({ linhas }) => linhas.flatMap(({ itens }) => itens));
  return items.filter(({ tipo }) => tipo === 'atribuir' || tipo === 'apurar');
}
const textsOf = async (caller: Caller) => (await workOf(caller)).map(({ texto }) => texto);
const withoutAnalyst = ['PIS/COFINS monofásico: sem analista.'];
const withoutAssessment = ['PIS/COFINS monofásico: sem apuração.'];

interface Changes {
  typeServico?: ServiceType;
  status?: ProductStatus;
  id_analista?: string;
}
const addIdle = (changes: Changes = {}) => addProduct(server, { id_tenant: home, id_client, ...changes });

async function addContract(values: Partial<typeof agreements.$inferInsert> = {}) {
  const boss = await addUser(server, { id_tenant: home, typeUser: 'USUARIO', typeCargo: 'CEO' });
  const contract = { id_tenant: home, id_client, typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL', monofasico] };
  return addAgreement(server, { ...contract, by: boss.id, html: 'x', ...values });
}
const changeContract = (id: string, values: Partial<typeof agreements.$inferInsert>) =>
  server.inTenant(home, (db) => db.update(agreements).set(values).where(eq(agreements.id, id)));

describe('a product without an analyst', () => {
  it('is work of the CEO of the provider until one is assigned', async () => {
    const id_product = await addIdle();
    const found = { tipo: 'atribuir', assunto: 'PADARIA', valor: null, prazo: null, id_client, id_product };
    expect(await workOf(chief)).toMatchObject([{ ...found, texto: withoutAnalyst[0] }]);
    await chief.call(analystsApi.assign, { body: { id_product, id_analista: analyst.id } });
    expect(await workOf(chief)).toEqual([]);
    await chief.call(analystsApi.assign, { body: { id_product, id_analista: null } });
    expect(await textsOf(chief)).toEqual(withoutAnalyst);
  });

  it('is one row with those of other clients', async () => {
    await addIdle();
    id_client = await addClient(server, { id_tenant: home });
    await addIdle();
    const { grupos } = (await chief.call(api.read)).data;
    expect(grupos.flatMap(({ linhas }) => linhas)).toMatchObject([
      { assunto: '2 produtos sem analista', id_client: null, itens: [{}, {}] },
    ]);
  });

  it('is work of an analyst who assigns products of the service', async () => {
    await addIdle();
    await addIdle({ typeServico: 'FCVS' });
    const may = { update_user_product: true, permission_product: true, pis_cofins_monofasico_para_sn: true };
    const assigning = await staff({ typeCargo: 'ANALISTA', permissions: may });
    expect(await textsOf(await as(server, assigning, home))).toEqual(withoutAnalyst);
  });

  it.each<Partial<NewUser>>([
    { typeCargo: 'ANALISTA', permissions: { permission_product: true, pis_cofins_monofasico_para_sn: true } },
    { typeCargo: 'ANALISTA', permissions: { update_user_product: true, pis_cofins_monofasico_para_sn: true } },
    { typeCargo: 'JURIDICO', permissions: { update_user_product: true, permission_geral: true } },
    { typeCargo: 'FINANCEIRO' },
    { typeCargo: 'TI' },
  ])("is no work of the provider's $typeCargo with $permissions", async (values) => {
    await addIdle();
    expect(await workOf(await as(server, await staff(values), home))).toEqual([]);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)(
    'is no work of the %s of the consultancy, who assigns no analysts',
    async (typeCargo) => {
      await addIdle();
      const person = await addUser(server, { id_tenant: home, typeUser: 'USUARIO', typeCargo });
      expect(await workOf(await as(server, person))).toEqual([]);
    },
  );

  it('is no work in another tenant', async () => {
    await addIdle();
    const elsewhere = await addTenant(server);
    expect(await workOf(await as(server, await staff({ typeCargo: 'CEO' }), elsewhere))).toEqual([]);
  });

  it.each(['AGUARDANDO_RFB', 'RESTITUIDO', 'CANCELADO', 'DISTRATO', 'SUSPENSO', 'CONTRATO_SUSPENSO'] as const)(
    'is no work in the status %s',
    async (status) => {
      await addIdle({ status });
      expect(await workOf(chief)).toEqual([]);
    },
  );

  it('of an inactive client is no work', async () => {
    await addIdle();
    await server.inTenant(home, (db) =>
      db.update(clients).set({ status: 'INATIVO' }).where(eq(clients.cnpjcpf, id_client)),
    );
    expect(await workOf(chief)).toEqual([]);
  });

  it('of the sample company is no work', async () => {
    id_client = await addClient(server, { id_tenant: home, cnpjcpf: sampleClientId });
    await addIdle();
    expect(await workOf(chief)).toEqual([]);
  });
});

describe('the contract of a product', () => {
  it.each<[string, Partial<typeof agreements.$inferInsert>]>([
    ['waits for signatures', {}],
    ['was refused', { ending: 'recusado' }],
    ['was cancelled', { ending: 'cancelado' }],
    ['was signed and is no longer in force', { isAssinado: true, IsAtivo: false }],
    ['names the service under another regime', { typeRegime: 'LUCRO_REAL' }],
    ['is of its regime and names other services', { contracts: ['PRINCIPAL'] }],
  ])('holds the work back when it %s', async (_, values) => {
    await addIdle();
    await addContract(values);
    expect(await workOf(chief)).toEqual([]);
  });

  it.each([{ isAssinado: true }, { isFrist: true }])('begins the work with %j', async (values) => {
    await addIdle();
    const id = await addContract();
    await changeContract(id, values);
    expect(await textsOf(chief)).toEqual(withoutAnalyst);
  });

  it('does not matter to a product of another regime and service, nor to another client', async () => {
    await addContract({ typeRegime: 'LUCRO_REAL', contracts: ['PRINCIPAL', 'FCVS'] });
    await addIdle();
    id_client = await addClient(server, { id_tenant: home });
    await addContract();
    expect(await textsOf(chief)).toEqual(withoutAnalyst);
  });
});

describe('an assigned product without an assessment', () => {
  const own = () => as(server, analyst, home);

  it('is work of its analyst until there is one', async () => {
    const id_product = await addIdle({ id_analista: analyst.id });
    const caller = await own();
    const found = { tipo: 'apurar', assunto: 'PADARIA', valor: null, prazo: null, id_client, id_product };
    expect(await workOf(caller)).toMatchObject([{ ...found, texto: withoutAssessment[0] }]);
    await caller.call(assessmentsApi.create, { body: { id_client, id_product, typeServico: monofasico } });
    expect(await workOf(caller)).toEqual([]);
  });

  it('is no work of others', async () => {
    await addIdle({ id_analista: analyst.id });
    const other = await staff({
      typeCargo: 'ANALISTA',
      permissions: { permission_product: true, pis_cofins_monofasico_para_sn: true },
    });
    const boss = await addUser(server, { id_tenant: home, typeUser: 'USUARIO', typeCargo: 'CEO' });
    for (const caller of [chief, await as(server, other, home), await as(server, boss)]) {
      expect(await workOf(caller)).toEqual([]);
    }
  });

  it('is no work of an analyst who lost the service', async () => {
    const former = await staff({ typeCargo: 'ANALISTA', permissions: { fcvs: true } });
    await addIdle({ id_analista: former.id });
    expect(await workOf(await as(server, former, home))).toEqual([]);
  });

  it('is no work in another tenant', async () => {
    await addIdle({ id_analista: analyst.id });
    expect(await workOf(await as(server, analyst, await addTenant(server)))).toEqual([]);
  });

  it('is no work where another product of the client has the assessment alone', async () => {
    const id_product = await addIdle({ id_analista: analyst.id });
    const other = await addIdle({ typeServico: 'PARCERIA_COMERCIAL' });
    await addTestAssessment(server, { id_tenant: home, id_client, id_product: other });
    expect(await textsOf(await own())).toEqual(withoutAssessment);
    await addTestAssessment(server, { id_tenant: home, id_client, id_product });
    expect(await workOf(await own())).toEqual([]);
  });

  it('is no work while its contract waits for signatures, and work once it is signed', async () => {
    await addIdle({ id_analista: analyst.id });
    const id = await addContract();
    expect(await workOf(await own())).toEqual([]);
    await changeContract(id, { isAssinado: true });
    expect(await textsOf(await own())).toEqual(withoutAssessment);
  });

  it.each<Changes>([
    { typeServico: 'PARCERIA_COMERCIAL' },
    { status: 'DOCUMENTACAO_PENDENTE' },
    { status: 'AGUARDANDO_RFB' },
    { status: 'CANCELADO' },
  ])('is no work with %j, where none can begin', async (changes) => {
    await addIdle({ ...changes, id_analista: analyst.id });
    expect(await workOf(await own())).toEqual([]);
  });
});

describe("the list behind 'Atribuir'", () => {
  const counted = async (caller: Caller) =>
    (await workOf(caller)).filter(({ tipo }) => tipo === 'atribuir').map(({ id_product }) => id_product);
  async function listed(caller: Caller) {
    const { data, page } = await caller.call(analystsApi.list, { query: { analista: toAssign } });
    expect(page.total).toBe(data.clientes.length);
    return data.clientes.map(({ id }) => id);
  }

  /** Adds products of which two need an analyst: one waits for documents. */
  async function addProducts() {
    const wanted = [await addIdle(), await addIdle({ typeServico: 'PREVIDENCIARIO', status: 'DOCUMENTACAO_PENDENTE' })];
    const others = ['RESTITUIDO', 'CANCELADO', 'AGUARDANDO_RFB', 'SUSPENSO'] as const;
    for (const status of others) {
      await addProduct(server, { id_tenant: home, id_client: await addClient(server, { id_tenant: home }), status });
    }
    const inactive = await addClient(server, { id_tenant: home, status: 'INATIVO' });
    await addProduct(server, { id_tenant: home, id_client: inactive });
    const unsigned = await addClient(server, { id_tenant: home });
    await addProduct(server, { id_tenant: home, id_client: unsigned });
    id_client = unsigned;
    await addContract();
    return wanted.toSorted();
  }

  it('has the products that the row counts and no others', async () => {
    const wanted = await addProducts();
    expect((await counted(chief)).toSorted()).toEqual(wanted);
    expect((await listed(chief)).toSorted()).toEqual(wanted);
  });

  it('has them for an analyst who assigns, without the right to filter by analyst', async () => {
    await addProducts();
    const may = { update_user_product: true, permission_product: true, pis_cofins_monofasico_para_sn: true };
    const assigning = await as(server, await staff({ typeCargo: 'ANALISTA', permissions: may }), home);
    expect(await counted(assigning)).toHaveLength(1);
    expect(await listed(assigning)).toEqual(await counted(assigning));
    const permissions = { permission_product: true, pis_cofins_monofasico_para_sn: true };
    const reading = await as(server, await staff({ typeCargo: 'ANALISTA', permissions }), home);
    expect(await reading.try(analystsApi.list, { query: { analista: toAssign } })).toMatchObject({
      status: 403,
      body: { code: 'analyst_filter_denied' },
    });
  });

  it('has those of all companies while none is selected', async () => {
    const wanted = await addProducts();
    const before = home;
    home = await addTenant(server);
    id_client = await addClient(server, { id_tenant: home });
    const other = await addIdle();
    const everywhere = await as(server, await staff({ typeCargo: 'CEO' }));
    const { data } = await everywhere.call(analystsApi.list, { query: { analista: toAssign, pageSize: 200 } });
    const ids = data.clientes.map(({ id }) => id);
    expect(ids.filter((id) => id === other || wanted.includes(id))).toHaveLength(3);
    // Among the others is one whose contract is not signed.
    expect(data.clientes.filter(({ id_tenant }) => id_tenant === before)).toHaveLength(2);
  });
});
