import { agreementLinksApi as api } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { messagesOf } from '../../../../test/alerts.ts';
import { addClient } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  startTestServer,
  type TestServer,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner, type TestOwner } from '../../../../test/owners.ts';

const day = 86_400_000;
let server: TestServer;
let home: TenantId;
let owner: TestOwner;
let company: string;
let bare: string;
let partner: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paula Parceira' });
  owner = await addOwner(server, {
    id_tenant: home,
    clients: [{ id_responsavel: person.id }, { id_responsavel: person.id }],
  });
  [company = '', bare = ''] = owner.clients;
  await addAgreement(server, {
    ...{ id_tenant: home, id_client: company, typeRegime: 'SIMPLES_NACIONAL' },
    ...{ contracts: ['PRINCIPAL'], by: person.id, html: '<p>Texto</p>' },
  });
  partner = await as(server, person);
  stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
});
afterAll(() => server.close());

const about = (id_client = company) => ({ params: { id_client } });
const links = async () => (await partner.call(api.list, about())).data;
const create = async (canais: ('email' | 'whatsapp')[] = []) =>
  (await partner.call(api.create, { ...about(), body: { canais } })).data;
const tokenOf = (link: string) => new URL(link).searchParams.get('t') ?? '';
const open = (t: string) =>
  callerWith(server, '').try(agreementsApi.activeOfClient, { params: { id: company }, query: { t } });
const ask = (t: string) => callerWith(server, '').try(api.ask, { body: { t } });

describe('links to an agreement', { tags: ['D-30'] }, () => {
  it('creates, opens and lists a link with its author, expiry and last opening', async () => {
    const { link, row } = await create();
    expect(link).toContain(`/minuta/${company}?t=`);
    expect(row).toMatchObject({ state: 'ativo', origem: 'equipe', creatorName: 'Paula Parceira', lastOpenedAt: null });
    expect(JSON.stringify(await links())).not.toContain(tokenOf(link));
    expect((await open(tokenOf(link))).status).toBe(200);
    const opened = server.clock.now().toISOString();
    server.clock.move(1000);
    await open(tokenOf(link));
    expect((await links())[0]).toMatchObject({ id: row.id, lastOpenedAt: opened });
  });

  it('sends the link to the owner through the requested channels', async () => {
    const { link, row } = await create(['email', 'whatsapp']);
    expect(row.canais).toEqual(['email', 'whatsapp']);
    const sent = await deliverMessages(server);
    expect(sent.map(({ channel, to }) => [channel, to])).toEqual([
      ['email', owner.email],
      ['whatsapp', owner.contato],
    ]);
    for (const { text } of sent) expect(text).toContain(link);
  });

  it('rejects a revoked or expired link and raises one alert when its holder asks for another', async () => {
    const { link, row } = await create();
    const t = tokenOf(link);
    await ask(t);
    expect(await messagesOf(partner)).toEqual([]);
    const revoke = () => partner.call(api.revoke, { params: { id: row.id } });
    expect((await revoke()).data).toMatchObject({ state: 'revogado', revokedAt: server.clock.now().toISOString() });
    const first = (await revoke()).data;
    expect(await open(t)).toMatchObject({ status: 401, body: { code: 'link_invalid' } });

    expect(await ask(t)).toMatchObject({ status: 202, body: { data: { asked: true } } });
    const told = [expect.stringContaining('quem o recebeu pediu outro')];
    expect(await messagesOf(partner)).toEqual(told);
    server.clock.move(3_600_000);
    expect((await revoke()).data.revokedAt).toBe(first.revokedAt);
    await ask(t);
    expect(await messagesOf(partner)).toEqual(told);
    await create();
    expect([await messagesOf(partner), await messagesOf(partner, 'resolved')]).toEqual([[], told]);
    await ask(t);
    expect(await messagesOf(partner)).toEqual([]);
    server.clock.move(12 * 3_600_000);
    await ask(t);
    expect(await messagesOf(partner)).toEqual(told);
    await create();
    expect(await ask('nenhum')).toMatchObject({ status: 202, body: { data: { asked: true } } });

    const late = await create();
    server.clock.move(31 * day);
    expect((await open(tokenOf(late.link))).status).toBe(401);
    expect((await links())[0]?.state).toBe('expirado');
  });

  it('refuses a link without an agreement (404) and without access to the client (403, 404)', async () => {
    const none = await partner.try(api.create, { ...about(bare), body: {} });
    expect(none).toMatchObject({ status: 404, body: { code: 'agreement_not_found' } });
    const { row } = await create();
    const abroad = await addClient(server, { id_tenant: await addTenant(server) });
    for (const call of [api.list, api.create]) {
      expect((await stranger.tryInvalid(call, { ...about(), body: {} })).status).toBe(403);
      expect((await partner.tryInvalid(call, { ...about(abroad), body: {} })).status).toBe(404);
    }
    expect((await stranger.try(api.revoke, { params: { id: row.id } })).status).toBe(403);
    expect((await partner.try(api.revoke, { params: { id: 'nenhum' } })).status).toBe(404);
  });
});
