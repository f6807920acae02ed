import { randomBytes } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  startTestServer,
  type TestServer,
  type TestUser,
  testPassword,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner, type TestOwner } from '../../../../test/owners.ts';
import { knownClientDevices, knownDevices } from './devices.table.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const day = 24 * 60 * 60_000;

let server: TestServer;
let home: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  await addTenant(server, { isProvider: true, title: 'Provedor', domain: 'provedor.test' });
  home = await addTenant(server, { title: 'Casa', domain: 'casa.test', hosts: ['casa.localhost'] });
});
afterAll(() => server.close());

const newBrowser = () => randomBytes(16).toString('hex');

/** Signs in and returns the messages that follow. */
async function signIn({ email }: TestUser, device?: string, agent = chrome, password = testPassword) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { host: 'casa.localhost', 'user-agent': agent, ...(device !== undefined && { 'x-device-id': device }) },
    remoteAddress: '203.0.113.9',
    payload: { email, password },
  });
  return { status: reply.statusCode, messages: await deliverMessages(server) };
}

describe('a sign-in', { tags: ['D-52'] }, () => {
  it('from the first device is not reported, from a second one it is, once', async () => {
    const user = await addUser(server, { id_tenant: home, name: 'Ana Paz' });
    const [known, other] = [newBrowser(), newBrowser()];
    expect((await signIn(user, known)).messages).toEqual([]);
    const { messages } = await signIn(user, other, firefox);
    expect(messages).toMatchObject([
      { channel: 'email', to: user.email, sender: 'Casa', subject: 'Novo acesso à sua conta' },
    ]);
    const [{ text = '' } = {}] = messages;
    expect(text).toContain('Olá, Ana Paz.');
    expect(text).toContain('Dispositivo: Firefox no Linux');
    expect(text).toContain('Endereço de rede: 203.0.113.9');
    expect(text).toMatch(/Quando: \d\d\/\d\d\/\d{4}, \d\d:\d\d \(horário de Brasília\)/);
    expect(text).toContain('http://casa.localhost:3000/forgot-password');
    for (const device of [known, other]) expect((await signIn(user, device)).messages).toEqual([]);
  });

  it('from a caller without identifier is known by its kind of device', async () => {
    const user = await addUser(server, { id_tenant: home });
    expect((await signIn(user)).messages).toEqual([]);
    expect((await signIn(user)).messages).toEqual([]);
    expect((await signIn(user, undefined, firefox)).messages).toHaveLength(1);
  });

  it.each(['', 'curto', 'x'.repeat(32), `${'a'.repeat(32)}b`])(
    'ignores an identifier of another form: %j',
    async (id) => {
      const user = await addUser(server, { id_tenant: home });
      expect((await signIn(user, id)).messages).toEqual([]);
      expect((await signIn(user)).messages).toEqual([]);
    },
  );

  it('with a wrong password is neither recorded nor reported', async () => {
    const user = await addUser(server, { id_tenant: home });
    await signIn(user, newBrowser());
    const stranger = newBrowser();
    expect(await signIn(user, stranger, chrome, 'errada')).toEqual({ status: 401, messages: [] });
    expect((await signIn(user, stranger)).messages).toHaveLength(1);
  });
});

async function signInClient({ cpf }: TestOwner, device: string, host = 'casa.localhost') {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login-client',
    headers: { host, 'user-agent': firefox, 'x-device-id': device },
    remoteAddress: '203.0.113.9',
    payload: { cpfProprietario: cpf, password: testPassword },
  });
  return { status: reply.statusCode, messages: await deliverMessages(server) };
}

describe('a sign-in of a client', { tags: ['D-52'] }, () => {
  it('from a second device is reported once, with the way to a new password', async () => {
    const owner = await addOwner(server, { id_tenant: home, email: 'dona@cliente.test' });
    const [known, other] = [newBrowser(), newBrowser()];
    expect(await signInClient(owner, known)).toEqual({ status: 200, messages: [] });
    const { messages } = await signInClient(owner, other);
    expect(messages).toMatchObject([
      { channel: 'email', to: 'dona@cliente.test', sender: 'Casa', subject: 'Novo acesso à sua conta' },
    ]);
    const [{ text = '' } = {}] = messages;
    expect(text).toContain('Dispositivo: Firefox no Linux');
    expect(text).toContain("http://casa.localhost:3000/login-client, em 'Esqueci minha senha'");
    expect(text).toContain('Depois avise Casa.');
    for (const device of [known, other]) expect((await signInClient(owner, device)).messages).toEqual([]);
  });

  it('without an e-mail is recorded and not reported', async () => {
    const owner = await addOwner(server, { id_tenant: home, email: '' });
    await signInClient(owner, newBrowser());
    expect(await signInClient(owner, newBrowser())).toEqual({ status: 200, messages: [] });
    const rows = await server.inTenant(home, (db) => db.select().from(knownClientDevices));
    expect(rows.filter(({ id_owner }) => id_owner === owner.id)).toHaveLength(2);
  });

  it('does not know the devices of staff, nor the reverse', async () => {
    const browser = newBrowser();
    const user = await addUser(server, { id_tenant: home });
    const owner = await addOwner(server, { id_tenant: home, email: 'outra@cliente.test' });
    await signIn(user, newBrowser());
    await signInClient(owner, newBrowser());
    expect((await signIn(user, browser)).messages).toHaveLength(1);
    expect((await signInClient(owner, browser)).messages).toHaveLength(1);
  });
});

describe('known devices', () => {
  it('of two accounts cannot be linked', async () => {
    const users = [await addUser(server, { id_tenant: home }), await addUser(server, { id_tenant: home })];
    const browser = newBrowser();
    for (const user of users) await signIn(user, browser);
    const rows = await server.inTenant(home, (db) => db.select().from(knownDevices));
    const hashes = rows.filter(({ id_user }) => users.some(({ id }) => id === id_user)).map((row) => row.device_hash);
    expect(new Set(hashes).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(browser);
  });

  it('are deleted 180 days after the last sign-in', async () => {
    const user = await addUser(server, { id_tenant: home });
    const [rare, usual] = [newBrowser(), newBrowser()];
    await signIn(user, rare);
    await signIn(user, usual);
    server.clock.move(100 * day);
    await signIn(user, usual);
    server.clock.move(81 * day);
    expect((await signIn(user, usual)).messages).toEqual([]);
    expect((await signIn(user, rare)).messages).toHaveLength(1);
  });
});
