import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { agreementLinksApi } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import { signingApi } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireActCodes } from '../../../../test/acts.ts';
import { addAgreement } from '../../../../test/agreements.ts';
import {
  addTenant,
  addUser,
  as,
  callerWith,
  newCpf,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner, type TestOwner } from '../../../../test/owners.ts';

let server: TestServer;
let home: TenantId;
let away: TenantId;
let address = 0;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server, { title: 'CASA', domain: 'casa.test', hosts: ['casa.localhost'] });
  away = await addTenant(server, { title: 'FORA', domain: 'fora.test', hosts: ['fora.localhost'] });
});
afterAll(() => server.close());

async function post(path: string, payload: object, host = 'casa.localhost') {
  const reply = await server.app.inject({
    ...{ method: 'POST', url: `/api${path}`, headers: { host } },
    ...{ remoteAddress: `10.4.0.${address}`, payload },
  });
  return { status: reply.statusCode, body: reply.json() };
}

const ask = (whose: object, host?: string) => post('/auth/client/sign-in-code', whose, host);
const enter = (whose: object, code: string, host?: string) => post('/auth/client/sign-in', { ...whose, code }, host);
const wrong = { status: 422, body: { code: 'sign_in_code_wrong' } };
const other = (code: string) => (code === '000000' ? '111111' : '000000');

/** Returns the code as a reader finds it: the only number of six digits in the message. */
async function askAndRead(whose: object): Promise<string> {
  address++;
  expect((await ask(whose)).status).toBe(202);
  const [message] = await deliverMessages(server);
  const numbers = message?.text.match(/\b\d{6}\b/g) ?? [];
  expect(numbers).toHaveLength(1);
  return numbers[0] ?? '';
}

async function contractOf({ id_tenant, clients: [id_client = ''] }: TestOwner) {
  const ceo = await addUser(server, { id_tenant });
  const text = { by: ceo.id, contracts: ['PRINCIPAL'], typeRegime: 'R', html: '<p>Contrato</p>' };
  return { ceo, id_client, id: await addAgreement(server, { ...text, id_tenant, id_client }) };
}

async function linkTo(owner: TestOwner): Promise<string> {
  const { ceo, id_client } = await contractOf(owner);
  const { data } = await (await as(server, ceo)).call(agreementLinksApi.create, { params: { id_client }, body: {} });
  return new URL(data.link).searchParams.get('t') ?? '';
}

describe('sign-in of a client by code', { tags: ['D-26', 'D-40'] }, () => {
  it('sends six digits to the registered e-mail and opens a session that is not limited', async () => {
    const owner = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    address++;
    expect((await ask({ cpf: owner.cpf })).body).toEqual({ data: { accepted: true } });
    const [message] = await deliverMessages(server);
    expect(message).toMatchObject({ channel: 'email', to: owner.email, sender: 'CASA' });
    const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
    const { status, body } = await enter({ cpf: owner.cpf }, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(status).toBe(200);
    expect(body.client).toMatchObject({ id_owner: owner.id, cnpjcpf: owner.clients[0], mustChangePassword: false });
    const session = callerWith(server, body.access_token);
    expect((await session.call(sessionApi.logout)).data).toEqual({ ended: true });
    // The password itself stays provisional.
    const login = { cpfProprietario: owner.cpf, password: testPassword };
    expect((await post('/auth/login-client', login)).body.client.mustChangePassword).toBe(true);
  });

  it('offers and takes by WhatsApp only what would arrive, for every CPF alike', async () => {
    const channels = async (of: TestServer, host: string) =>
      (await of.app.inject({ url: '/api/auth/client/sign-in-code', headers: { host } })).json().data;
    expect(await channels(server, 'casa.localhost')).toEqual(['email', 'whatsapp']);
    const mailing = await startTestServer({ connectedChannels: ['email'] });
    const id_tenant = await addTenant(mailing, { hosts: ['mala.localhost'] });
    const { cpf } = await addOwner(mailing, { id_tenant });
    expect(await channels(mailing, 'mala.localhost')).toEqual(['email']);
    const ask = (payload: object) =>
      mailing.app.inject({
        ...{ method: 'POST', url: '/api/auth/client/sign-in-code', headers: { host: 'mala.localhost' }, payload },
      });
    for (const whose of [cpf, newCpf()]) {
      const refused = await ask({ cpf: whose, channel: 'whatsapp' });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'sign_in_channel_off']);
    }
    expect(await deliverMessages(mailing)).toEqual([]);
    expect((await ask({ cpf, channel: 'email' })).statusCode).toBe(202);
    await mailing.close();
  });

  it('confirms the next act with the code of an e-mail, for ten minutes', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    const { id } = await contractOf(owner);
    await requireActCodes(server, home, true);
    const isProven = async (token: string) =>
      (await callerWith(server, token).call(signingApi.read, { params: { id } })).data.code?.isProven;
    const byMail = (await enter({ cpf: owner.cpf }, await askAndRead({ cpf: owner.cpf }))).body.access_token;
    expect(await isProven(byMail)).toBe(true);
    server.clock.move(10 * 60_000);
    expect(await isProven(byMail)).toBe(false);
    const message = await askAndRead({ cpf: owner.cpf, channel: 'whatsapp' });
    expect(await isProven((await enter({ cpf: owner.cpf }, message)).body.access_token)).toBe(false);
    await requireActCodes(server, home, false);
  });

  it('sends the code by WhatsApp when asked, and by e-mail without a number', async () => {
    const [withNumber, without] = [
      await addOwner(server, { id_tenant: home, contato: '62955554444' }),
      await addOwner(server, { id_tenant: home, contato: '' }),
    ];
    address++;
    await ask({ cpf: withNumber.cpf, channel: 'whatsapp' });
    await ask({ cpf: without.cpf, channel: 'whatsapp' });
    const sent = await deliverMessages(server);
    expect(sent.map(({ channel, to }) => [channel, to])).toEqual([
      ['whatsapp', '62955554444'],
      ['email', without.email],
    ]);
  });

  it('answers alike for a known and an unknown CPF', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    address++;
    expect(await ask({ cpf })).toEqual(await ask({ cpf: newCpf() }));
    expect(await deliverMessages(server)).toHaveLength(1);
    const refusals = [
      await enter({ cpf }, '!!!!!!'),
      await enter({ cpf: newCpf() }, '123456'),
      await enter({ cpf }, '123456'),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 422, 422]);
    expect(refusals[1]?.body).toEqual(refusals[2]?.body);
  });

  it('opens by the link to a contract without a CPF, and not at another consultancy', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    const t = await linkTo(owner);
    const code = await askAndRead({ t });
    expect(await ask({ t }, 'fora.localhost')).toMatchObject({ status: 401, body: { code: 'link_invalid' } });
    expect(await enter({ t }, code, 'fora.localhost')).toMatchObject({ status: 401, body: { code: 'link_invalid' } });
    const { status, body } = await enter({ t, id: owner.clients[0] }, code);
    expect([status, body.client.id_owner]).toEqual([200, owner.id]);
  });

  it('refuses an unknown link, and a request without a name or with two', async () => {
    address++;
    expect(await ask({ t: 'nada' })).toMatchObject({ status: 401, body: { code: 'link_invalid' } });
    expect((await ask({})).status).toBe(400);
    expect((await ask({ cpf: newCpf(), t: 'nada' })).status).toBe(400);
    expect((await ask({ cpf: '123' })).status).toBe(400);
    expect(await ask({ cpf: newCpf() }, 'nada.test')).toMatchObject({ status: 403, body: { code: 'unknown_host' } });
  });

  it('accepts a code once, the newest only, for ten minutes', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const older = await askAndRead({ cpf });
    const newer = await askAndRead({ cpf });
    if (older !== newer) expect(await enter({ cpf }, older)).toMatchObject(wrong);
    expect((await enter({ cpf }, newer)).status).toBe(200);
    expect(await enter({ cpf }, newer)).toMatchObject(wrong);
    const late = await askAndRead({ cpf });
    server.clock.move(10 * 60_000);
    expect(await enter({ cpf }, late)).toMatchObject(wrong);
  });

  it('spends a code with the fifth wrong attempt, also for concurrent ones', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const code = await askAndRead({ cpf });
    await Promise.all(Array.from({ length: 5 }, () => enter({ cpf }, other(code))));
    expect(await enter({ cpf }, code)).toMatchObject(wrong);
  });

  it('opens one session when a code is used twice at once', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const code = await askAndRead({ cpf });
    const answers = await Promise.all([enter({ cpf }, code), enter({ cpf }, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('sends at most five codes per hour, and returns 429 after repeated guesses', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    address++;
    for (let i = 0; i < 7; i++) await ask({ cpf });
    expect(await deliverMessages(server)).toHaveLength(5);
    for (let i = 0; i < 10; i++) await enter({ cpf }, '123456');
    expect((await enter({ cpf }, '123456')).status).toBe(429);
  });

  it('does not accept the code of a password, nor set a password with the code of a sign-in', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home });
    const code = await askAndRead({ cpf });
    const change = { cpf, code, password: 'Nova@2026' };
    expect(await post('/auth/client/password', change)).toMatchObject({ status: 422 });
    expect((await enter({ cpf }, code)).status).toBe(200);
  });

  it('does not find the owner of another consultancy', async () => {
    const { cpf } = await addOwner(server, { id_tenant: away });
    address++;
    expect((await ask({ cpf })).status).toBe(202);
    expect(await deliverMessages(server)).toEqual([]);
  });

  it('refuses an owner without a company, and leaves the code usable', async () => {
    const { cpf } = await addOwner(server, { id_tenant: home, clients: [] });
    const code = await askAndRead({ cpf });
    expect(await enter({ cpf }, code)).toMatchObject({ status: 403, body: { code: 'client_without_company' } });
  });
});
