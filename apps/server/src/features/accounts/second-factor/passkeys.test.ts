import { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  callerWith,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../../test/harness.ts';
import { challengeOf, enrolTotp, post } from '../../../../test/second-factor.ts';
import { softwareAuthenticator } from '../../../../test/software-authenticator.ts';

let server: TestServer;
let home: TenantId;
// `inject` calls this host unless told otherwise.
const host = 'localhost:80';
const site = { origin: 'http://localhost:3000', rpId: 'localhost' };

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

type Authenticator = ReturnType<typeof softwareAuthenticator>;
type Created = Parameters<Authenticator['create']>;

async function enrol(
  caller: Awaited<ReturnType<typeof as>>,
  key: Authenticator,
  browser = {},
  options: Created[1] = {},
) {
  const { data } = await caller.call(secondFactorApi.beginPasskey);
  const passkey = key.create({ ...site, challenge: data.options.challenge, ...browser }, options);
  const body = { challenge: data.challenge, name: 'Notebook', passkey };
  return caller.try(secondFactorApi.confirmPasskey, { body });
}

async function personWithPasskey() {
  const person = await addUser(server, { id_tenant: home });
  const caller = await as(server, person);
  const key = softwareAuthenticator();
  expect(await enrol(caller, key)).toMatchObject({ status: 200 });
  return { person, caller, key };
}

const answer = (challenge: string, passkey: object) =>
  post(server, '/auth/second-factor', { challenge, passkey }, { host });
const refused = { status: 403, body: { code: 'wrong_second_factor' } };

async function challenged(email: string) {
  const { challenge, kinds, passkey } = await challengeOf(server, email, testPassword, { host });
  return { challenge, kinds, options: passkey, signed: passkey?.challenge ?? '' };
}

describe('enrolment of a passkey', () => {
  it('asks for a verified person at the host and lists the passkey', async () => {
    const { caller } = await personWithPasskey();
    const { data } = await caller.call(secondFactorApi.beginPasskey);
    expect(data.options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { userVerification: 'required' },
    });
    expect(data.options.excludeCredentials).toHaveLength(1);
    const own = (await caller.call(secondFactorApi.list)).data;
    expect(own).toMatchObject({ factors: [{ kind: 'passkey', host: 'localhost' }], recoveryCodesLeft: 10 });
  });

  it.each([
    ['another origin', { origin: 'https://mal.test' }, {}],
    ['another host', { rpId: 'mal.test' }, {}],
    ['another challenge', { challenge: 'b3V0cm8' }, {}],
    ['a person who was not verified', {}, { verified: false }],
  ])('refuses %s', async (_, browser, options) => {
    const caller = await as(server, await addUser(server, { id_tenant: home }));
    expect(await enrol(caller, softwareAuthenticator(), browser, options)).toMatchObject({
      status: 400,
      body: { code: 'wrong_passkey' },
    });
    expect((await caller.call(secondFactorApi.list)).data.factors).toEqual([]);
  });

  it('refuses the challenge of another person, a late answer and a second use', async () => {
    const key = softwareAuthenticator();
    const [one, other] = await Promise.all(
      [1, 2].map(async () => as(server, await addUser(server, { id_tenant: home }))),
    );
    if (!one || !other) throw new Error('two callers');
    const { data } = await one.call(secondFactorApi.beginPasskey);
    const passkey = key.create({ ...site, challenge: data.options.challenge });
    const body = { challenge: data.challenge, name: 'Notebook', passkey };
    const expired = { status: 409, body: { code: 'enrolment_expired' } };
    expect(await other.try(secondFactorApi.confirmPasskey, { body })).toMatchObject(expired);
    expect(await one.try(secondFactorApi.confirmPasskey, { body })).toMatchObject({ status: 200 });
    expect(await one.try(secondFactorApi.confirmPasskey, { body })).toMatchObject(expired);
    const late = (await one.call(secondFactorApi.beginPasskey)).data;
    server.clock.move(5 * 60_000 + 1);
    const answered = softwareAuthenticator().create({ ...site, challenge: late.options.challenge });
    expect(
      await one.try(secondFactorApi.confirmPasskey, {
        body: { challenge: late.challenge, name: 'Outro', passkey: answered },
      }),
    ).toMatchObject(expired);
  });
});

describe('sign-in with a passkey', () => {
  it('opens a session', async () => {
    const { person, key } = await personWithPasskey();
    const { challenge, kinds, options, signed } = await challenged(person.email);
    expect(kinds).toEqual(['passkey', 'recovery']);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const { status, body } = await answer(challenge, key.use({ ...site, challenge: signed }));
    expect(status).toBe(200);
    expect((await callerWith(server, body.access_token).call(sessionApi.me)).data.id).toBe(person.id);
  });

  it.each([
    ['another origin', { origin: 'https://mal.test' }, {}],
    ['an unencrypted origin', { origin: 'http://outra.test' }, {}],
    ['another host', { rpId: 'mal.test' }, {}],
    ['another challenge', { challenge: 'b3V0cm8' }, {}],
    ['a person who was not verified', {}, { verified: false }],
  ])('refuses %s', async (_, browser, options) => {
    const { person, key } = await personWithPasskey();
    const { challenge, signed } = await challenged(person.email);
    expect(await answer(challenge, key.use({ ...site, challenge: signed, ...browser }, options))).toMatchObject(
      refused,
    );
  });

  it('refuses the passkey of another person', async () => {
    const { person } = await personWithPasskey();
    const { key } = await personWithPasskey();
    const { challenge, signed } = await challenged(person.email);
    expect(await answer(challenge, key.use({ ...site, challenge: signed }))).toMatchObject(refused);
  });

  it('refuses a sign counter that did not grow, as a copied key has', async () => {
    const { person, key } = await personWithPasskey();
    const first = await challenged(person.email);
    const used = key.use({ ...site, challenge: first.signed }, { counter: 7 });
    expect(await answer(first.challenge, used)).toMatchObject({ status: 200 });
    const second = await challenged(person.email);
    const copied = key.use({ ...site, challenge: second.signed }, { counter: 7 });
    expect(await answer(second.challenge, copied)).toMatchObject(refused);
  });

  it('is not offered at another host, where an app and the recovery codes remain', async () => {
    const { person, caller, key } = await personWithPasskey();
    await enrolTotp(server, caller);
    await server.database.asOwner((client) =>
      client.query(`update second_factors set rp_id = 'outra.test' where id_user = $1 and kind = 'passkey'`, [
        person.id,
      ]),
    );
    const { challenge, kinds, options } = await challenged(person.email);
    expect([kinds, options]).toEqual([['totp', 'recovery'], undefined]);
    expect(await answer(challenge, key.use({ ...site, challenge: 'b3V0cm8' }))).toMatchObject(refused);
  });
});
