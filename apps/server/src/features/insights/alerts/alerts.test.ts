import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesOf, newestOf, raiseTestAlert } from '../../../../test/alerts.ts';
import { addClient } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { alerts } from './alerts.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let person: TestUser;
let ceo: Caller;
let colleague: Caller;
let id_client: string;
const resolution = { resolutionMessage: 'Procuração renovada com o cliente.' };

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.move(60_000);
  home = await addTenant(server);
  person = await addUser(server, { id_tenant: home, name: 'Ana Lima' });
  ceo = await as(server, person);
  colleague = await as(server, await addUser(server, { id_tenant: home }));
  id_client = await addClient(server, { id_tenant: home, razao_social: 'PADARIA AÇAÍ LTDA' });
});

const about = (message: string) =>
  raiseTestAlert(server, { id_tenant: home, id_client, company: 'PADARIA AÇAÍ LTDA', message });
const counts = async (caller: Caller) => (await caller.call(alertsApi.count)).data;

describe('one alert', () => {
  it('is unread at first and names the client it concerns', { tags: ['I-059', 'I-207', 'I-064', 'G-07'] }, async () => {
    await about('Primeiro');
    expect(await newestOf(ceo)).toEqual({
      id: expect.any(String),
      id_tenant: home,
      kind: 'OBSERVACAO',
      company: 'PADARIA AÇAÍ LTDA',
      date: server.clock.now().toISOString(),
      message: 'Primeiro',
      read: false,
      viewedDate: null,
      resolved: false,
      resolvedDate: null,
      resolutionMessage: null,
      resolvedBy: null,
      id_client,
      id_product: null,
      typeServico: null,
      id_lead: null,
      id_boleto: null,
      id_user: null,
    });
  });

  it('moves to Vistos when read, for that user only', { tags: ['I-060', 'C-06', 'G-08'] }, async () => {
    await about('Primeiro');
    const { id } = await newestOf(ceo);
    const { data } = await ceo.call(alertsApi.markOneRead, { params: { id } });
    expect(data).toMatchObject({ id, read: true, viewedDate: server.clock.now().toISOString(), resolved: false });
    expect([await messagesOf(ceo), await messagesOf(ceo, 'read')]).toEqual([[], ['Primeiro']]);
    expect([await messagesOf(colleague), await messagesOf(colleague, 'read')]).toEqual([['Primeiro'], []]);
    const first = data.viewedDate;
    server.clock.move(1000);
    expect((await ceo.call(alertsApi.markOneRead, { params: { id } })).data.viewedDate).toBe(first);
  });

  it('is read and resolved for all users when resolved while unread', { tags: ['I-061', 'C-06'] }, async () => {
    await about('Primeiro');
    const { id } = await newestOf(ceo);
    const at = server.clock.now().toISOString();
    const { data } = await ceo.call(alertsApi.resolve, { params: { id }, body: resolution });
    expect(data).toMatchObject({
      read: true,
      viewedDate: at,
      resolved: true,
      resolvedDate: at,
      ...resolution,
      resolvedBy: 'Ana Lima',
    });
    for (const caller of [ceo, colleague]) {
      const where = [await messagesOf(caller), await messagesOf(caller, 'read'), await messagesOf(caller, 'resolved')];
      expect(where).toEqual([[], [], ['Primeiro']]);
    }
    const again = await colleague.try(alertsApi.resolve, { params: { id }, body: resolution });
    expect(again).toMatchObject({ status: 409, body: { code: 'alert_resolved' } });
  });

  it('keeps the time at which it was read when it is resolved', { tags: ['I-061'] }, async () => {
    await about('Primeiro');
    const { id } = await newestOf(ceo);
    const seen = (await ceo.call(alertsApi.markOneRead, { params: { id } })).data.viewedDate;
    server.clock.move(5000);
    const { data } = await ceo.call(alertsApi.resolve, { params: { id }, body: resolution });
    expect(data).toMatchObject({ viewedDate: seen, resolvedDate: server.clock.now().toISOString() });
  });

  it.each([
    [undefined, 'Mensagem de resolução é obrigatória'],
    ['   ', 'Mensagem de resolução é obrigatória'],
    ['x'.repeat(501), 'Use no máximo 500 caracteres.'],
  ])(
    'requires a resolution message of 1 to 500 characters',
    { tags: ['I-057'] },
    async (resolutionMessage, message) => {
      await about('Primeiro');
      const { id } = await newestOf(ceo);
      const reply = await ceo.tryInvalid(alertsApi.resolve, { params: { id }, body: { resolutionMessage } });
      expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'resolutionMessage', message }] } });
      expect(await messagesOf(ceo)).toEqual(['Primeiro']);
    },
  );
});

describe('several alerts', () => {
  it('can be marked as read by id, or all up to an instant', async () => {
    for (const message of ['A', 'B', 'C']) {
      server.clock.move(1000);
      await about(message);
    }
    const { id } = await newestOf(ceo);
    expect((await ceo.call(alertsApi.markRead, { body: { ids: [id, id] } })).data.read).toBe(1);
    expect(await messagesOf(ceo)).toEqual(['B', 'A']);
    const until = server.clock.now().toISOString();
    server.clock.move(1000);
    await about('D');
    expect((await ceo.call(alertsApi.markRead, { body: { until } })).data.read).toBe(2);
    expect(await messagesOf(ceo)).toEqual(['D']);
    expect((await ceo.call(alertsApi.markRead, { body: {} })).data.read).toBe(1);
    expect(await counts(ceo)).toEqual({ unread: 0, read: 4, resolved: 0, tenants: [] });
    expect(await counts(colleague)).toEqual({
      unread: 4,
      read: 0,
      resolved: 0,
      tenants: [{ id_tenant: home, unread: 4 }],
    });
  });

  it('are marked all or none', async () => {
    await about('A');
    const { id } = await newestOf(ceo);
    const reply = await ceo.try(alertsApi.markRead, { body: { ids: [id, 'outro'] } });
    expect(reply).toMatchObject({ status: 404, body: { code: 'alert_not_found' } });
    expect(await messagesOf(ceo)).toEqual(['A']);
    expect((await ceo.try(alertsApi.markRead, { body: { ids: [] } })).status).toBe(400);
  });

  it('are paged newest first, and searched without accents and by any part of the number', async () => {
    for (const message of ['Procuração vencida', 'Boleto em aberto']) {
      server.clock.move(1000);
      await about(message);
    }
    await raiseTestAlert(server, {
      id_tenant: home,
      id_client: await addClient(server, { id_tenant: home }),
      message: 'De outro',
    });
    expect(await messagesOf(ceo, 'unread', 'PROCURACAO')).toEqual(['Procuração vencida']);
    expect(await messagesOf(ceo, 'unread', 'padaria acai')).toEqual(['Boleto em aberto', 'Procuração vencida']);
    expect(await messagesOf(ceo, 'unread', id_client.slice(2, 9))).toHaveLength(2);
    expect(await messagesOf(ceo, 'unread', '%')).toEqual([]);
    const { data, page } = await ceo.call(alertsApi.list, { query: { q: 'padaria', page: 2, pageSize: 1 } });
    expect([data.map(({ message }) => message), page]).toEqual([
      ['Procuração vencida'],
      { number: 2, size: 1, total: 2 },
    ]);
  });
});

describe('an alert of a newer version', () => {
  it('is left out of lists and counts, which stay readable during an update', async () => {
    await raiseTestAlert(server, { id_tenant: home, id_client, subject: 'novo', message: 'De outra versão' });
    await raiseTestAlert(server, { id_tenant: home, id_client, message: 'Conhecido' });
    await server.inTenant(home, (db) =>
      db.update(alerts).set({ kind: sql`'TIPO_NOVO'` }).where(eq(alerts.subject, 'novo')),
    );
    expect(await messagesOf(ceo)).toEqual(['Conhecido']);
    expect(await counts(ceo)).toMatchObject({ unread: 1 });
  });
});

describe('alert visibility', { tags: ['D-14'] }, () => {
  it('limits alerts on a client to its manager, and alerts on leads to those who answer them', async () => {
    const gerente = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    const partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    const managed = await addClient(server, { id_tenant: home, id_gerente: gerente.id });
    await raiseTestAlert(server, { id_tenant: home, id_client: managed, message: 'Do gerente' });
    await raiseTestAlert(server, { id_tenant: home, kind: 'NOVO_LEAD', message: 'Do site' });
    expect((await messagesOf(await as(server, gerente))).toSorted()).toEqual(['Do gerente', 'Do site']);
    expect(await messagesOf(await as(server, partner))).toEqual([]);
    expect(await counts(await as(server, partner))).toMatchObject({ unread: 0 });
    const { id } = await newestOf(ceo);
    const outsider = await as(server, partner);
    for (const refused of [
      await outsider.try(alertsApi.markOneRead, { params: { id } }),
      await outsider.try(alertsApi.resolve, { params: { id }, body: resolution }),
      await outsider.try(alertsApi.markRead, { body: { ids: [id] } }),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'alert_denied' } });
    }
    expect((await outsider.call(alertsApi.markRead, { body: {} })).data.read).toBe(0);
  });

  it('shows JURIDICO and FINANCEIRO the alerts they may read, of every client', async () => {
    await raiseTestAlert(server, { id_tenant: home, id_client, kind: 'CONTRATO_SEM_ASSINATURA', message: 'Contrato' });
    await raiseTestAlert(server, { id_tenant: home, id_client, kind: 'BOLETO_VENCIDO', message: 'Boleto' });
    for (const [typeCargo, has] of [
      ['JURIDICO', 'Contrato'],
      ['FINANCEIRO', 'Boleto'],
    ] as const) {
      const staff = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo });
      expect(await messagesOf(await as(server, staff, home))).toEqual([has]);
    }
  });

  it('lets an ADMIN without a selected tenant read all alerts but change those of one tenant only', {
    tags: ['D-11'],
  }, async () => {
    const other = await addTenant(server);
    await about('Daqui');
    await raiseTestAlert(server, {
      id_tenant: other,
      id_client: await addClient(server, { id_tenant: other }),
      message: 'De lá',
    });
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
    const everywhere = await as(server, admin);
    expect(await messagesOf(everywhere)).toEqual(expect.arrayContaining(['Daqui', 'De lá']));
    const { tenants } = await counts(everywhere);
    expect(tenants).toEqual(expect.arrayContaining([home, other].map((id_tenant) => ({ id_tenant, unread: 1 }))));
    const selecting = await as(server, admin, other);
    expect(await messagesOf(selecting)).toEqual(['De lá']);
    const { id } = await newestOf(selecting);
    expect((await everywhere.try(alertsApi.markOneRead, { params: { id } })).status).toBe(404);
    expect(
      (await (await as(server, admin, home)).try(alertsApi.resolve, { params: { id }, body: resolution })).status,
    ).toBe(404);
    await selecting.call(alertsApi.markOneRead, { params: { id } });
    expect(await messagesOf(everywhere)).not.toContain('De lá');
    expect(await messagesOf(everywhere)).toContain('Daqui');
  });
});
