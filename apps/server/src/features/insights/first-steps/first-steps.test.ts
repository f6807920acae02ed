import { firstStep } from '@restitui/domain/insights/first-steps/first-step.ts';
import { firstStepsApi as api } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addReadyRun } from '../../../../test/analysis-result.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { addTemplate } from '../../../../test/templates.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { bankRegistrations } from '../../billing/bank-registrations/bank-registrations.table.ts';
import { messageLog } from '../../operations/messages/messages.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

let server: TestServer;
let provider: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

interface NewCompany {
  id_tenant: TenantId;
  boss: TestUser;
  ceo: Caller;
}

async function addCompany(): Promise<NewCompany> {
  const id_tenant = await addTenant(server);
  const blank = { cidade: '', uf: '', logos: { light: '', dark: '' }, email: 'contato@nova.test', whatsApp: '' };
  await server.inTenant(id_tenant, (db) => db.update(tenants).set(blank).where(eq(tenants.id, id_tenant)));
  const boss = await addUser(server, { id_tenant, typeCargo: 'CEO' });
  return { id_tenant, boss, ceo: await as(server, boss) };
}

const statesOf = async (caller: Caller) => {
  const { data } = await caller.call(api.read);
  return Object.fromEntries(data.passos.map(({ passo, situacao }) => [passo, situacao]));
};

describe('the first steps of a company', () => {
  it('are all open at the beginning', async () => {
    const { ceo } = await addCompany();
    const { data } = await ceo.call(api.read);
    expect(data.passos).toEqual(firstStep.options.map((passo) => ({ passo, situacao: 'aberto' })));
    expect(data).toMatchObject({ concluido: false, fatos: { contratos: { gerados: 0, assinados: 0 } } });
    expect(data.fatos.canais).toEqual([
      { canal: 'email', ligado: true, contato: 'contato@nova.test', teste: null },
      { canal: 'whatsapp', ligado: true, contato: '', teste: null },
    ]);
  });

  it('follow what the company gets, until the first contract is signed', async () => {
    const { id_tenant, boss, ceo } = await addCompany();
    await addTemplate(server, { id_tenant, typeContrato: 'SUBVENCAO', id_user: boss.id });
    expect(await statesOf(ceo)).toMatchObject({ modelos: 'aberto' });
    await addTemplate(server, { id_tenant, typeContrato: 'PRINCIPAL', id_user: boss.id, html: '<p>x</p>' });
    await server.inTenant(id_tenant, (db) =>
      db
        .update(tenants)
        .set({ logos: { light: '/api/brand/logo.svg', dark: '' } })
        .where(eq(tenants.id, id_tenant)),
    );
    expect(await statesOf(ceo)).toMatchObject({ marca: 'feito', modelos: 'feito', conta: 'aberto', pessoas: 'aberto' });

    await addUser(server, { id_tenant, typeCargo: 'GERENTE' });
    await server.inTenant(id_tenant, (db) => db.insert(bankRegistrations).values(accountOf(id_tenant)));
    const id_client = await addClient(server, { id_tenant });
    const id_product = await addProduct(server, { id_tenant, id_client });
    const id_apuracao = await addTestAssessment(server, { id_tenant, id_client, id_product });
    await addReadyRun(server, { id_tenant, id_apuracao, id_user: boss.id, rows: [] });
    expect(await statesOf(ceo)).toMatchObject({
      ...{ conta: 'feito', pessoas: 'feito', clientes: 'feito', analise: 'feito', contrato: 'aberto' },
    });

    const contract = { typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'], by: boss.id, html: 'x' };
    const id = await addAgreement(server, { ...contract, id_tenant, id_client });
    expect((await ceo.call(api.read)).data).toMatchObject({
      concluido: false,
      fatos: { contratos: { gerados: 1, assinados: 0 } },
    });
    await server.inTenant(id_tenant, (db) =>
      db.update(agreements).set({ isAssinado: true }).where(eq(agreements.id, id)),
    );
    expect((await ceo.call(api.read)).data).toMatchObject({
      concluido: true,
      fatos: { contratos: { gerados: 1, assinados: 1 } },
    });
  });

  it('can be left for later and taken up again, for everyone who sees them', async () => {
    const { id_tenant, ceo } = await addCompany();
    const admin = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), id_tenant);
    const postpone = { body: { passos: ['conta' as const, 'pessoas' as const], adiado: true } };
    await ceo.call(api.postpone, postpone);
    await ceo.call(api.postpone, postpone);
    expect(await statesOf(admin)).toMatchObject({ conta: 'adiado', pessoas: 'adiado', marca: 'aberto' });

    const { data } = await admin.call(api.postpone, { body: { passos: ['conta'], adiado: false } });
    expect(data.passos).toContainEqual({ passo: 'conta', situacao: 'aberto' });
    const all = await ceo.call(api.postpone, { body: { passos: [...firstStep.options], adiado: true } });
    expect(all.data).toMatchObject({ concluido: true, minutos: 0 });
  });

  it.each([{ passos: [], adiado: true }, { passos: ['outro'], adiado: true }, { passos: ['conta'] }])(
    'refuse %o',
    async (body) => {
      const { ceo } = await addCompany();
      expect((await ceo.tryInvalid(api.postpone, { body })).status).toBe(400);
    },
  );

  it.each([
    ['USUARIO GERENTE', { typeUser: 'USUARIO', typeCargo: 'GERENTE' }],
    ['USUARIO PARCEIRO', { typeUser: 'USUARIO', typeCargo: 'PARCEIRO' }],
    ['ADMIN TI', { typeUser: 'ADMIN', typeCargo: 'TI' }],
    ['ADMIN JURIDICO', { typeUser: 'ADMIN', typeCargo: 'JURIDICO' }],
  ] as const)('refuse %s on each call', async (_, who) => {
    const { id_tenant } = await addCompany();
    const of = who.typeUser === 'ADMIN' ? provider : id_tenant;
    const caller = await as(server, await addUser(server, { id_tenant: of, ...who }), id_tenant);
    const replies = [
      await caller.try(api.read),
      await caller.try(api.postpone, { body: { passos: ['conta'], adiado: true } }),
      await caller.try(api.sendTest, { body: { canal: 'email' } }),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'first_steps_denied' } });
    }
  });
});

describe('a test message', () => {
  it('goes to the company’s own contact and does the step once it is sent', async () => {
    const { id_tenant, ceo } = await addCompany();
    const { data } = await ceo.call(api.sendTest, { body: { canal: 'email' } });
    expect(data.fatos.canais[0]).toMatchObject({ canal: 'email', teste: 'na_fila' });
    expect(await statesOf(ceo)).toMatchObject({ canais: 'aberto' });
    const [logged] = await server.inTenant(id_tenant, (db) => db.select().from(messageLog));
    expect(logged).toMatchObject({ to: 'contato@nova.test', event: null, text: null });

    await server.inTenant(id_tenant, (db) => db.update(messageLog).set({ state: 'enviada' }));
    expect((await ceo.call(api.read)).data.fatos.canais[0]).toMatchObject({ teste: 'enviada' });
    // WhatsApp is connected as well and has no test.
    expect(await statesOf(ceo)).toMatchObject({ canais: 'aberto' });
  });

  it('is refused twice within a minute, and the later one counts', async () => {
    const { id_tenant, ceo } = await addCompany();
    await ceo.call(api.sendTest, { body: { canal: 'email' } });
    await server.inTenant(id_tenant, (db) => db.update(messageLog).set({ state: 'falhou' }));
    const again = await ceo.try(api.sendTest, { body: { canal: 'email' } });
    expect(again).toMatchObject({ status: 429, body: { code: 'test_message_recent' } });
    server.clock.move(60_000);
    const { data } = await ceo.call(api.sendTest, { body: { canal: 'email' } });
    expect(data.fatos.canais[0]).toMatchObject({ teste: 'na_fila' });
  });

  it('is refused without a contact of the company', async () => {
    const { ceo } = await addCompany();
    const reply = await ceo.try(api.sendTest, { body: { canal: 'whatsapp' } });
    expect(reply).toMatchObject({ status: 422, body: { code: 'channel_contact_missing' } });
  });

  it('is refused where the installation does not deliver the channel', async () => {
    const offline = await startTestServer({ connectedChannels: ['whatsapp'] });
    try {
      const id_tenant = await addTenant(offline);
      const ceo = await as(offline, await addUser(offline, { id_tenant, typeCargo: 'CEO' }));
      const reply = await ceo.try(api.sendTest, { body: { canal: 'email' } });
      expect(reply).toMatchObject({ status: 409, body: { code: 'channel_not_connected' } });
    } finally {
      await offline.close();
    }
  });
});

function accountOf(id_tenant: TenantId): typeof bankRegistrations.$inferInsert {
  return {
    ...{ id_tenant, typeBank: 'INTER', client_id: 'c', secret_sealed: 's', x_conta_corrente: '1', nome: 'Nova' },
    ...{ cpfCnpj: id_tenant, tipoPessoa: 'juridica', cep: '01001000', endereco: 'Rua', bairro: 'Centro' },
    ...{ cidade: 'São Paulo', uf: 'SP', updatedDate: '2026-01-01T00:00:00.000Z', version: 1 },
  };
}
