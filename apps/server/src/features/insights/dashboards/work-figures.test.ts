import { randomUUID } from 'node:crypto';
import { type Day, toDay } from '@restitui/brazil/day.ts';
import { roundedCents, sumOfReais } from '@restitui/brazil/money.ts';
import { requiredActs } from '@restitui/domain/agreements/signing/required-acts.ts';
import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { agreementVersions } from '../../agreements/documents/agreements.table.ts';
import { signingActs } from '../../agreements/signing/signing.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { refundRequests } from '../../simples/refund-requests/refund-requests.table.ts';

let server: TestServer;
let home: TenantId;
let partner: TestUser;
let analyst: TestUser;
let ceo: Caller;
const signers: string[] = [];

interface New {
  id_responsavel?: string;
  service?: ServiceType;
  status?: ProductStatus;
}

async function addWork({ id_responsavel, service = 'PIS_COFINS_MONOFASICO_PARA_SN', status }: New = {}) {
  const id_client = await addClient(server, { id_tenant: home, ...(id_responsavel && { id_responsavel }) });
  const id_product = await addProduct(server, { id_tenant: home, id_client, typeServico: service });
  if (status) {
    await server.inTenant(home, (db) => db.update(products).set({ status }).where(eq(products.id, id_product)));
  }
  const id_apuracao = await addTestAssessment(server, { id_tenant: home, id_client, id_product });
  return { id_tenant: home, id_client, id_product, id_apuracao };
}

/** Signs a contract of the client with these services, one act per instant. */
async function sign(
  id_client: string,
  contracts: string[],
  instants: readonly string[],
  { unverified }: { unverified?: string } = {},
) {
  const id_agreement = await addAgreement(server, {
    ...{ id_tenant: home, id_client, by: analyst.id, html: '<p>Contrato</p>' },
    ...{ typeRegime: 'SIMPLES_NACIONAL', contracts, isAssinado: instants.length === requiredActs.length },
  });
  await server.inTenant(home, async (db) => {
    const where = and(eq(agreementVersions.id_tenant, home), eq(agreementVersions.id_agreement, id_agreement));
    const [version] = await db.select().from(agreementVersions).where(where);
    for (const [at, date] of instants.entries()) {
      const isLast = at === instants.length - 1;
      const id_user = (isLast && unverified) || (signers[at] ?? '');
      await db.insert(signingActs).values({
        ...{ id: randomUUID(), id_tenant: home, id_agreement, id_version: version?.id ?? '', date },
        ...{ id_user, role: requiredActs[at] ?? 'cliente', nome: 'Quem assina', cpf: '' },
        ...{ id_signature: 'de-teste', isVerifed: id_user !== unverified },
      });
    }
  });
}

/** Records a refund that was received on a day. */
async function receive({ id_apuracao }: { id_apuracao: string }, recebido_em: Day) {
  await server.inTenant(home, (db) =>
    db.insert(refundRequests).values({
      ...{ id_apuracao, id_tenant: home, competencia: '01/2024', pagamento: '2024-02-20', situacao: 'DEFERIDO' },
      ...{ data: toDay('2026-02-01'), protocolo: '1', recebido_em, recebido_valor: roundedCents(10) },
      ...{ version: 1, id_user: analyst.id, nome: 'Ana', at: server.clock.now().toISOString() },
    }),
  );
}

const simples = ['PRINCIPAL', 'PIS_COFINS_MONOFASICO_PARA_SN'];
// The last one is 23:30 of 10 January in Brasília.
const tenthOfJanuary = ['2026-01-05T12:00:00Z', '2026-01-06T12:00:00Z', '2026-01-07T12:00:00Z', '2026-01-11T02:30:00Z'];

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' });
  partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  ceo = await as(server, await addUser(server, { id_tenant: home }));
  for (const _ of requiredActs) signers.push((await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' })).id);
});
afterAll(() => server.close());

describe('mean time from signature to money', () => {
  const read = async (caller: Caller, query = {}) => (await caller.call(dashboardsApi.leadTime, { query })).data;

  it('is unknown without a product that received money', async () => {
    expect(await read(ceo)).toEqual({ dias: null, produtos: 0, anterior: null });
  });

  it('counts from the last signature to the first money of each product', async () => {
    const received = await addWork({ id_responsavel: partner.id });
    await sign(received.id_client, simples, tenthOfJanuary);
    await receive(received, toDay('2026-02-09'));
    // A later use of the credit is not the first money.
    await addTestCredit(server, { ...received, compensacao: 5, mesRestituicao: '06/2026' });
    const used = await addWork({ service: 'PREVIDENCIARIO' });
    await sign(used.id_client, ['PRINCIPAL', 'PREVIDENCIARIO'], tenthOfJanuary);
    // The last day of March is 80 days after 10 January.
    await addTestCredit(server, { ...used, compensacao: 5, mesRestituicao: '03/2026' });
    expect(await read(ceo)).toEqual({ dias: 55, produtos: 2, anterior: null });
    expect(await read(ceo, { periodo: '2026-03' })).toEqual({
      dias: 80,
      produtos: 1,
      anterior: { dias: 30, produtos: 1 },
    });
    expect(await read(ceo, { periodo: '2026-01..2026-02' })).toMatchObject({ dias: 30, produtos: 1 });
  });

  it('counts a credit used this month until today', async () => {
    const { id_client, ...work } = await addWork({ service: 'FCVS' });
    await sign(id_client, ['PRINCIPAL', 'FCVS'], Array(4).fill('2026-11-10T12:00:00Z'));
    await addTestCredit(server, { ...work, id_client, compensacao: 5, mesRestituicao: '11/2026' });
    const today = Number(server.clock.now().toISOString().slice(8, 10));
    expect(await read(ceo, { periodo: '2026-11' })).toMatchObject({ dias: today - 10, produtos: 1 });
  });

  it.each([
    ['without all signatures', simples, tenthOfJanuary.slice(0, 3), '2026-05-04'],
    ['of another service', ['PRINCIPAL', 'PREVIDENCIARIO'], tenthOfJanuary, '2026-05-04'],
    ['signed after the money', simples, tenthOfJanuary, '2024-05-04'],
  ])('leaves out a product with a contract %s', async (_, contracts, instants, day) => {
    const work = await addWork();
    await sign(work.id_client, contracts, instants);
    await receive(work, toDay(day));
    expect(await read(ceo, { periodo: day.slice(0, 7) })).toEqual({
      dias: null,
      produtos: 0,
      anterior: { dias: null, produtos: 0 },
    });
  });

  it('counts a signature once the identity of its signer is verified', { tags: ['D-40'] }, async () => {
    const signer = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    const work = await addWork();
    await sign(work.id_client, simples, tenthOfJanuary, { unverified: signer.id });
    await receive(work, toDay('2026-08-08'));
    expect(await read(ceo, { periodo: '2026-08' })).toMatchObject({ dias: null, produtos: 0 });
    const verified = { decision: 'verified', decidedAt: server.clock.now().toISOString() } as const;
    await addIdentityCheck(server, { id_tenant: home, id_user: signer.id, nome: 'Quem assina', cpf: '', ...verified });
    expect(await read(ceo, { periodo: '2026-08' })).toMatchObject({ dias: 210, produtos: 1 });
  });

  it('is not computed over all companies, whose contracts are not read', { tags: ['D-11'] }, async () => {
    const admin = await addUser(server, { id_tenant: analyst.id_tenant, typeUser: 'ADMIN', typeCargo: 'CEO' });
    expect(await read(await as(server, admin))).toBeNull();
    expect(await read(await as(server, admin, home))).toEqual(await read(ceo));
  });

  it('limits a partner to their own clients', { tags: ['D-14'] }, async () => {
    expect(await read(await as(server, partner))).toMatchObject({ dias: 30, produtos: 1 });
    expect(await read(ceo, { pessoa: partner.id })).toMatchObject({ dias: 30, produtos: 1 });
  });

  it('refuses a period that ends before it begins', async () => {
    const refused = await ceo.try(dashboardsApi.leadTime, { query: { periodo: '2026-03..2026-02' } });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'periodo' }] } });
  });
});

describe('products by stage', () => {
  it('are counted by their current status with their credits, in the order of the work', {
    tags: ['D-14'],
  }, async () => {
    const id_tenant = home;
    const { id_responsavel } = { id_responsavel: (await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' })).id };
    const statuses = ['RESTITUIDO', 'AGUARDANDO_RFB', 'JUDICIAL', 'ATIVO', 'SUSPENSO'] as const;
    for (const status of statuses) {
      await addTestCredit(server, { ...(await addWork({ id_responsavel, status })), creditOrigin: 100.1 });
    }
    const { data } = await ceo.call(dashboardsApi.stages, { query: { pessoa: id_responsavel } });
    expect(data).toEqual([
      { etapa: 'ANALISE', produtos: 1, credito: 100.1 },
      { etapa: 'RECEITA', produtos: 2, credito: 200.2 },
      { etapa: 'SUSPENSO', produtos: 1, credito: 100.1 },
      { etapa: 'ENCERRADO', produtos: 1, credito: 100.1 },
    ]);
    const all = (await ceo.call(dashboardsApi.stages)).data;
    const stored = await server.inTenant(home, (db) => db.$count(products));
    expect(all.reduce((sum, { produtos }) => sum + produtos, 0)).toBe(stored);
    const { encontrado } = (await ceo.call(dashboardsApi.credits)).data;
    expect(sumOfReais(all.map(({ credito }) => credito))).toBe(encontrado);
    const lawyer = await addUser(server, { id_tenant: analyst.id_tenant, typeUser: 'ADMIN', typeCargo: 'JURIDICO' });
    expect((await (await as(server, lawyer, home)).call(dashboardsApi.stages)).data).toEqual([]);
  });

  it('are counted over all companies for an ADMIN without a selected one', { tags: ['D-11'] }, async () => {
    const other = await addTenant(server);
    const id_client = await addClient(server, { id_tenant: other });
    await addProduct(server, { id_tenant: other, id_client, typeServico: 'FCVS' });
    const admin = await addUser(server, { id_tenant: analyst.id_tenant, typeUser: 'ADMIN', typeCargo: 'CEO' });
    const total = async (caller: Caller) =>
      (await caller.call(dashboardsApi.stages)).data.reduce((sum, { produtos }) => sum + produtos, 0);
    const [all, here, there] = [
      await total(await as(server, admin)),
      await total(await as(server, admin, home)),
      await total(await as(server, admin, other)),
    ];
    expect([all, there]).toEqual([here + there, 1]);
  });
});
