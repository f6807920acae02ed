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
import { deliverMessages } from '../../../../test/messages.ts';
import { challengeOf, codeOf, enrolTotp, post } from '../../../../test/second-factor.ts';

let server: TestServer;
let home: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  await addTenant(server, { isProvider: true });
  home = await addTenant(server, { title: 'Casa', domain: 'casa.test', hosts: ['casa.localhost'] });
});
afterAll(() => server.close());

async function personWithApp() {
  const person = await addUser(server, { id_tenant: home });
  const caller = await as(server, person);
  return { person, caller, ...(await enrolTotp(server, caller)) };
}

const answer = (body: object, address?: string) =>
  post(server, '/auth/second-factor', body, address === undefined ? {} : { address });

describe('enrolment of an authenticator app', () => {
  it('returns a secret with its QR code, and ten recovery codes once the app proved it', async () => {
    const caller = await as(server, await addUser(server, { id_tenant: home }));
    const { data } = await caller.call(secondFactorApi.beginTotp);
    expect(data.address).toMatch(/^otpauth:\/\/totp\/Casa:/);
    expect(data.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect((await caller.call(secondFactorApi.list)).data.factors).toEqual([]);

    const body = { code: codeOf(server, data.secret), name: 'Celular' };
    const { recoveryCodes } = (await caller.call(secondFactorApi.confirmTotp, { params: { id: data.id }, body })).data;
    expect(new Set(recoveryCodes).size).toBe(10);
    const { data: own } = await caller.call(secondFactorApi.list);
    expect(own).toMatchObject({ factors: [{ kind: 'totp', name: 'Celular' }], recoveryCodesLeft: 10 });
    expect(JSON.stringify(own)).not.toContain(data.secret);
  });

  it('refuses a wrong code, an unknown enrolment and one that is too old', async () => {
    const caller = await as(server, await addUser(server, { id_tenant: home }));
    const { data } = await caller.call(secondFactorApi.beginTotp);
    const confirm = (id: string, code: string) =>
      caller.try(secondFactorApi.confirmTotp, { params: { id }, body: { code, name: 'Celular' } });
    expect(await confirm(data.id, codeOf(server, data.secret, 10))).toMatchObject({ status: 400 });
    expect(await confirm('outro', codeOf(server, data.secret))).toMatchObject({
      body: { code: 'enrolment_expired' },
    });
    server.clock.move(16 * 60_000);
    expect(await confirm(data.id, codeOf(server, data.secret))).toMatchObject({ body: { code: 'enrolment_expired' } });
  });

  it('ends the other sessions of the person and tells them by e-mail', async () => {
    const person = await addUser(server, { id_tenant: home });
    const other = await as(server, person);
    await enrolTotp(server, await as(server, person));
    expect(await other.try(sessionApi.me)).toMatchObject({ status: 401 });
    await deliverMessages(server);
    expect(server.sent.at(-1)).toMatchObject({ to: person.email, subject: 'Segundo fator cadastrado' });
  });

  it('stores neither the secret nor a recovery code as it is', async () => {
    const { person, secret, recoveryCodes } = await personWithApp();
    const { rows } = await server.database.asOwner((client) =>
      client.query('select f.*, r.* from second_factors f join recovery_codes r using (id_user) where id_user = $1', [
        person.id,
      ]),
    );
    expect(rows).toHaveLength(10);
    const stored = JSON.stringify(rows);
    for (const text of [secret, ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])]) {
      expect(stored).not.toContain(text);
    }
  });
});

describe('sign-in with a second factor', () => {
  it('opens no session for the password alone and one for password and code', async () => {
    const { person, secret } = await personWithApp();
    const { challenge, kinds } = await challengeOf(server, person.email, testPassword);
    expect(kinds).toEqual(['totp', 'recovery']);
    const { status, body } = await answer({ challenge, code: codeOf(server, secret) });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['access_token', 'user']);
    expect((await callerWith(server, body.access_token).call(sessionApi.me)).data.id).toBe(person.id);
  });

  it('answers an account without a second factor exactly as before', async () => {
    const { email } = await addUser(server, { id_tenant: home });
    const { status, body } = await post(server, '/auth/login', { email, password: testPassword });
    expect([status, Object.keys(body)]).toEqual([200, ['user', 'access_token']]);
  });

  it('gives a wrong password the same 401 as for any account', async () => {
    const { person } = await personWithApp();
    const { status, body } = await post(server, '/auth/login', { email: person.email, password: 'errada' });
    expect([status, body]).toEqual([401, { code: 'wrong_credentials', message: 'E-mail ou senha incorretos.' }]);
  });

  it.each([-1, 1])('accepts the code of a neighbouring time step (%i)', async (steps) => {
    const { person, secret } = await personWithApp();
    server.clock.move(60_000);
    const { challenge } = await challengeOf(server, person.email, testPassword);
    expect(await answer({ challenge, code: codeOf(server, secret, steps) })).toMatchObject({ status: 200 });
  });

  it.each([-2, 2])('refuses the code of a farther time step (%i)', async (steps) => {
    const { person, secret } = await personWithApp();
    server.clock.move(120_000);
    const { challenge } = await challengeOf(server, person.email, testPassword);
    const refused = { status: 403, body: { code: 'wrong_second_factor' } };
    expect(await answer({ challenge, code: codeOf(server, secret, steps) })).toMatchObject(refused);
  });

  it('accepts a code once, and a challenge once', async () => {
    const { person, secret } = await personWithApp();
    const code = codeOf(server, secret);
    const first = await challengeOf(server, person.email, testPassword);
    expect(await answer({ challenge: first.challenge, code })).toMatchObject({ status: 200 });
    expect(await answer({ challenge: first.challenge, code: codeOf(server, secret, 1) })).toMatchObject({
      body: { code: 'second_factor_expired' },
    });
    const second = await challengeOf(server, person.email, testPassword);
    expect(await answer({ challenge: second.challenge, code })).toMatchObject({
      body: { code: 'wrong_second_factor' },
    });
  });

  it('refuses a challenge from another address, after five minutes, and a forged one', async () => {
    const { person, secret } = await personWithApp();
    const expired = { status: 403, body: { code: 'second_factor_expired' } };
    const { challenge } = await challengeOf(server, person.email, testPassword);
    expect(await answer({ challenge, code: codeOf(server, secret) }, '10.9.9.9')).toMatchObject(expired);
    expect(await answer({ challenge: `${challenge.slice(0, -4)}AAAA`, code: '123456' })).toMatchObject(expired);
    server.clock.move(5 * 60_000 + 1);
    expect(await answer({ challenge, code: codeOf(server, secret) })).toMatchObject(expired);
  });

  it('spends a challenge after five wrong codes, even for the right one, and informs the person', async () => {
    const { person, secret } = await personWithApp();
    const { challenge } = await challengeOf(server, person.email, testPassword);
    for (let i = 0; i < 5; i++) await answer({ challenge, code: codeOf(server, secret, 20 + i) });
    expect(await answer({ challenge, code: codeOf(server, secret) })).toMatchObject({
      body: { code: 'second_factor_expired' },
    });
    await deliverMessages(server);
    expect(server.sent.at(-1)).toMatchObject({ to: person.email, subject: 'Tentativas recusadas na sua conta' });
  });

  it('blocks an account after fifteen wrong codes over several challenges', async () => {
    const { person, secret } = await personWithApp();
    for (let round = 0; round < 3; round++) {
      const { challenge } = await challengeOf(server, person.email, testPassword);
      for (let i = 0; i < 5; i++) await answer({ challenge, code: codeOf(server, secret, 20 + i) });
    }
    const { challenge } = await challengeOf(server, person.email, testPassword);
    const code = () => codeOf(server, secret);
    expect(await answer({ challenge, code: code() })).toMatchObject({ body: { code: 'too_many_second_factors' } });
    server.clock.move(61 * 60_000);
    const later = await challengeOf(server, person.email, testPassword);
    expect(await answer({ challenge: later.challenge, code: code() })).toMatchObject({ status: 200 });
  });

  it('accepts a recovery code once, in any writing, and tells the person', async () => {
    const { person, recoveryCodes } = await personWithApp();
    const [code = ''] = recoveryCodes;
    const first = await challengeOf(server, person.email, testPassword);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(await answer({ challenge: first.challenge, recoveryCode: typed })).toMatchObject({ status: 200 });
    await deliverMessages(server);
    expect(server.sent.at(-1)).toMatchObject({ to: person.email, subject: 'Código de recuperação usado' });
    const second = await challengeOf(server, person.email, testPassword);
    expect(await answer({ challenge: second.challenge, recoveryCode: code })).toMatchObject({
      body: { code: 'wrong_second_factor' },
    });
  });

  it('refuses an answer with none or two of the ways', async () => {
    const { person } = await personWithApp();
    const { challenge } = await challengeOf(server, person.email, testPassword);
    expect(await answer({ challenge })).toMatchObject({ status: 400 });
    expect(await answer({ challenge, code: '123456', recoveryCode: 'A' })).toMatchObject({ status: 400 });
    expect(await answer({ challenge, code: '12345' })).toMatchObject({ status: 400 });
  });

  it('refuses a person who was deactivated after the password', async () => {
    const { person, secret } = await personWithApp();
    const { challenge } = await challengeOf(server, person.email, testPassword);
    await server.database.asOwner((client) =>
      client.query('update users set "isAccepted" = false where id = $1', [person.id]),
    );
    expect(await answer({ challenge, code: codeOf(server, secret) })).toMatchObject({ status: 403 });
  });
});

describe('own factors', () => {
  it('are renamed and removed; the last one takes the recovery codes with it', async () => {
    const { person, caller, id } = await personWithApp();
    await caller.call(secondFactorApi.rename, { params: { id }, body: { name: 'Aparelho novo' } });
    expect((await caller.call(secondFactorApi.list)).data.factors).toMatchObject([{ id, name: 'Aparelho novo' }]);
    await caller.call(secondFactorApi.remove, { params: { id } });
    expect((await caller.call(secondFactorApi.list)).data).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    const { status } = await post(server, '/auth/login', { email: person.email, password: testPassword });
    expect(status).toBe(200);
  });

  it('of another person are not found', async () => {
    const { id } = await personWithApp();
    const stranger = await personWithApp();
    const params = { id };
    expect(await stranger.caller.try(secondFactorApi.rename, { params, body: { name: 'Meu' } })).toMatchObject({
      status: 404,
    });
    expect(await stranger.caller.try(secondFactorApi.remove, { params })).toMatchObject({ status: 404 });
  });

  it('get new recovery codes in place of the old ones', async () => {
    const { person, caller, recoveryCodes } = await personWithApp();
    const renewed = (await caller.call(secondFactorApi.renewRecoveryCodes)).data.recoveryCodes;
    expect(renewed).toHaveLength(10);
    const { challenge } = await challengeOf(server, person.email, testPassword);
    expect(await answer({ challenge, recoveryCode: recoveryCodes[0] })).toMatchObject({ status: 403 });
    expect(await answer({ challenge, recoveryCode: renewed[0] })).toMatchObject({ status: 200 });
  });

  it('need a factor for recovery codes', async () => {
    const caller = await as(server, await addUser(server, { id_tenant: home }));
    expect(await caller.try(secondFactorApi.renewRecoveryCodes)).toMatchObject({ status: 404 });
  });

  it('cannot be changed by a session that used none of them, until it does', async () => {
    const { person, secret, id } = await personWithApp();
    const signedIn = await as(server, person);
    const refused = { status: 403, body: { code: 'reauthentication_required' } };
    expect(await signedIn.try(secondFactorApi.remove, { params: { id } })).toMatchObject(refused);
    expect(await signedIn.try(secondFactorApi.beginTotp)).toMatchObject(refused);
    expect(await signedIn.try(secondFactorApi.beginPasskey)).toMatchObject(refused);
    expect(await signedIn.try(secondFactorApi.reauthenticate, { body: { password: testPassword } })).toMatchObject({
      body: { code: 'second_factor_required' },
    });
    const { challenge } = (await signedIn.call(secondFactorApi.challengeOwn)).data ?? { challenge: '' };
    await signedIn.call(secondFactorApi.reauthenticate, { body: { challenge, code: codeOf(server, secret) } });
    await signedIn.call(secondFactorApi.remove, { params: { id } });
  });

  it('stop at ten', async () => {
    const { caller } = await personWithApp();
    for (let i = 1; i < 10; i++) await enrolTotp(server, caller);
    expect(await caller.try(secondFactorApi.beginTotp)).toMatchObject({ body: { code: 'factor_limit' } });
  });
});

describe('removal of lost factors by someone else', () => {
  it('removes factors and sessions and tells the person who did it and why', async () => {
    const { person, caller } = await personWithApp();
    const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO', name: 'Ana CEO' }));
    const body = { reason: 'Celular roubado' };
    const count = () => ceo.call(secondFactorApi.countOf, { params: { id: person.id } });
    expect((await count()).data).toEqual({ id_user: person.id, factors: 1 });
    const { data } = await ceo.call(secondFactorApi.reset, { params: { id: person.id }, body });
    expect(data.removed).toBe(1);
    expect((await count()).data).toEqual({ id_user: person.id, factors: 0 });
    expect(await caller.try(sessionApi.me)).toMatchObject({ status: 401 });
    await deliverMessages(server);
    expect(server.sent.at(-1)?.text).toMatch(/Ana CEO removeu .* Motivo: Celular roubado/);
    const again = await ceo.try(secondFactorApi.reset, { params: { id: person.id }, body });
    expect(again).toMatchObject({ body: { code: 'no_factor' } });
  });

  it('is refused to others, for oneself, without a reason and for another consultancy', async () => {
    const { person, caller } = await personWithApp();
    const reset = { params: { id: person.id }, body: { reason: 'Celular roubado' } };
    expect(await caller.try(secondFactorApi.reset, reset)).toMatchObject({ body: { code: 'factor_reset_denied' } });
    const manager = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
    const count = { params: { id: person.id } };
    expect(await manager.try(secondFactorApi.countOf, count)).toMatchObject({ body: { code: 'factor_reset_denied' } });
    expect(await manager.try(secondFactorApi.reset, reset)).toMatchObject({ status: 403 });
    const ceo = await as(server, await addUser(server, { id_tenant: home }));
    expect(await ceo.try(secondFactorApi.reset, { ...reset, body: { reason: '' } })).toMatchObject({ status: 400 });
    const elsewhere = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    expect(await elsewhere.try(secondFactorApi.reset, reset)).toMatchObject({ status: 404 });
    expect(await elsewhere.try(secondFactorApi.countOf, count)).toMatchObject({ status: 404 });
  });
});
