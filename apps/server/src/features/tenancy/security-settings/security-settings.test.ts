import { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { securitySettingsApi } from '@restitui/domain/tenancy/security-settings/security-settings.api.ts';
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
import { addOwner } from '../../../../test/owners.ts';
import { codeOf, enrolTotp, post } from '../../../../test/second-factor.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
const minute = 60_000;
const open = { second_factor_required: false, idle_minutes: 480, reauthentication: false };

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server, { title: 'Casa', domain: 'casa.test', hosts: ['casa.localhost'] });
});
afterAll(() => server.close());

/** Signs in by password, so that the times of the session are those of the server's clock. */
async function signedIn(id_tenant: TenantId, values: Parameters<typeof addUser>[1] = { id_tenant }) {
  const person = await addUser(server, values);
  const { body } = await post(server, '/auth/login', { email: person.email, password: testPassword });
  return { person, caller: callerWith(server, body.access_token) };
}

async function withRules(rules: Partial<typeof open>) {
  const id_tenant = await addTenant(server, { hosts: [`${crypto.randomUUID()}.localhost`] });
  await server.database.asOwner((client) =>
    client.query(
      `insert into security_settings (id_tenant, second_factor_required, idle_minutes, reauthentication, "updatedDate", id_user)
       select $1, $2, $3, $4, now(), id from user_directory limit 1`,
      [id_tenant, ...Object.values({ ...open, ...rules })],
    ),
  );
  return id_tenant;
}

/** Signs in a CEO of a new tenant with these rules. */
async function ceoUnder(rules: Partial<typeof open>) {
  await addUser(server, { id_tenant: home });
  const id_tenant = await withRules(rules);
  const person = await addUser(server, { id_tenant });
  const { rows } = await server.database.asOwner((client) =>
    client.query('select hosts from tenants where id = $1', [id_tenant]),
  );
  const host = rows[0].hosts[0];
  const login = () => post(server, '/auth/login', { email: person.email, password: testPassword }, { host });
  return { id_tenant, person, login, host, caller: callerWith(server, (await login()).body.access_token) };
}

describe('the rules of a tenant', () => {
  it('are read and saved by its CEO', async () => {
    const { caller } = await signedIn(home);
    const body = { second_factor_required: true, idle_minutes: 20, reauthentication: true };
    expect((await caller.call(securitySettingsApi.save, { body })).data).toEqual({
      ...body,
      second_factor_always: false,
      idle_max: 720,
    });
    await caller.call(securitySettingsApi.save, { body: open }).catch(() => undefined);
    const { rows } = await server.database.asOwner((client) =>
      client.query('select idle_minutes from security_settings where id_tenant = $1', [home]),
    );
    expect(rows).toEqual([{ idle_minutes: 20 }]);
    await server.database.asOwner((client) =>
      client.query('delete from security_settings where id_tenant = $1', [home]),
    );
  });

  it.each([4, 721, 5.5])('refuse an idle time of %d minutes', async (idle_minutes) => {
    const { caller } = await signedIn(home);
    expect(await caller.try(securitySettingsApi.save, { body: { ...open, idle_minutes } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'idle_minutes', message: 'Informe de 5 a 720 minutos' }] },
    });
  });

  it('accept 8 hours at most outside a demonstration', async () => {
    const productive = await startTestServer({ demonstration: false });
    const id_tenant = await addTenant(productive);
    const caller = await as(productive, await addUser(productive, { id_tenant }));
    const save = (idle_minutes: number) => caller.try(securitySettingsApi.save, { body: { ...open, idle_minutes } });
    const issues = [{ path: 'idle_minutes', message: 'Informe de 5 a 480 minutos' }];
    expect(await save(481)).toMatchObject({ status: 400, body: { issues } });
    expect(await save(480)).toMatchObject({ status: 200, body: { data: { idle_minutes: 480, idle_max: 480 } } });
    await productive.close();
  });

  it('accept the 12 hours that hold in a demonstration, there only', async () => {
    const demonstration = await startTestServer({ securityDefaults: { idle_minutes: 720 } });
    const id_tenant = await addTenant(demonstration);
    const caller = await as(demonstration, await addUser(demonstration, { id_tenant }));
    const { data } = await caller.call(securitySettingsApi.read);
    expect(data).toMatchObject({ idle_minutes: 720, idle_max: 720 });
    const body = { ...open, idle_minutes: data.idle_minutes };
    expect((await caller.call(securitySettingsApi.save, { body })).data.idle_minutes).toBe(720);
    const more = { ...open, idle_minutes: 721 };
    expect(await caller.try(securitySettingsApi.save, { body: more })).toMatchObject({ status: 400 });
    await demonstration.close();
  });

  it('are closed to other staff', async () => {
    const { caller } = await signedIn(home, { id_tenant: home, typeCargo: 'GERENTE' });
    expect(await caller.try(securitySettingsApi.read)).toMatchObject({ body: { code: 'security_denied' } });
    expect(await caller.try(securitySettingsApi.save, { body: open })).toMatchObject({ status: 403 });
  });
});

describe('idle end', () => {
  it('ends a session that was not used, with a code of its own, and for good', async () => {
    const { caller, login, id_tenant } = await ceoUnder({ idle_minutes: 30 });
    server.clock.move(29 * minute);
    await caller.call(sessionApi.me);
    server.clock.move(29 * minute);
    await caller.call(sessionApi.me);
    server.clock.move(30 * minute + 1);
    const ended = { status: 401, body: { code: 'session_idle' } };
    expect(await caller.try(sessionApi.me)).toMatchObject(ended);
    await server.database.asOwner((client) =>
      client.query('update security_settings set idle_minutes = 480 where id_tenant = $1', [id_tenant]),
    );
    expect(await caller.try(sessionApi.me)).toMatchObject(ended);
    const again = callerWith(server, (await login()).body.access_token);
    expect((await again.call(sessionApi.listOwn)).data).toHaveLength(1);
  });

  it('measures to the second within a process, though it writes once a minute', async () => {
    const { caller } = await ceoUnder({ idle_minutes: 5 });
    await caller.call(sessionApi.me);
    server.clock.move(50_000);
    await caller.call(sessionApi.me);
    server.clock.move(5 * minute - 1);
    await caller.call(sessionApi.me);
    server.clock.move(5 * minute + 1);
    expect(await caller.try(sessionApi.me)).toMatchObject({ body: { code: 'session_idle' } });
  });
});

describe('idle end of a client', () => {
  it('ends at the limit of the company and not before, for good, with the same code', async () => {
    const { id_tenant, host } = await ceoUnder({ idle_minutes: 30 });
    const { cpf } = await addOwner(server, { id_tenant });
    const login = async () => {
      const sent = { cpfProprietario: cpf, password: testPassword };
      return callerWith(server, (await post(server, '/auth/login-client', sent, { host })).body.access_token);
    };
    const client = await login();
    for (const pause of [29, 30]) {
      server.clock.move(pause * minute);
      await client.call(clientPortalApi.companies);
    }
    server.clock.move(30 * minute + 1);
    const ended = { status: 401, body: { code: 'session_idle' } };
    expect(await client.try(clientPortalApi.companies)).toMatchObject(ended);
    await server.database.asOwner((owner) =>
      owner.query('update security_settings set idle_minutes = 480 where id_tenant = $1', [id_tenant]),
    );
    expect(await client.try(clientPortalApi.companies)).toMatchObject(ended);
    await (await login()).call(clientPortalApi.companies);
  });
});

describe('re-authentication', () => {
  const accept = { params: { userId: 'ninguem' } };
  const refused = { status: 403, body: { code: 'reauthentication_required' } };

  it('is asked for 15 minutes after the sign-in, and given by the password', async () => {
    const { caller } = await ceoUnder({ reauthentication: true });
    server.clock.move(15 * minute);
    expect(await caller.try(usersApi.accept, accept)).toMatchObject({ status: 404 });
    server.clock.move(1);
    expect(await caller.try(usersApi.accept, accept)).toMatchObject(refused);
    expect(await caller.try(securitySettingsApi.save, { body: open })).toMatchObject(refused);
    expect(await caller.try(secondFactorApi.beginTotp)).toMatchObject(refused);
    await caller.call(sessionApi.me);
    expect((await caller.call(secondFactorApi.challengeOwn)).data).toBeNull();
    expect(await caller.try(secondFactorApi.reauthenticate, { body: { password: 'errada' } })).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_failed' },
    });
    await caller.call(secondFactorApi.reauthenticate, { body: { password: testPassword } });
    expect(await caller.try(usersApi.accept, accept)).toMatchObject({ status: 404 });
  });

  it('refuses a password and a challenge at once, and nothing at all', async () => {
    const { caller } = await ceoUnder({ reauthentication: true });
    const both = { password: testPassword, challenge: 'x', code: '123456' };
    expect(await caller.try(secondFactorApi.reauthenticate, { body: both })).toMatchObject({ status: 400 });
    expect(await caller.try(secondFactorApi.reauthenticate, { body: {} })).toMatchObject({ status: 400 });
  });

  it('needs the factor of an account that has one, and refuses the challenge of another person', async () => {
    const { caller } = await ceoUnder({ reauthentication: true });
    const { secret } = await enrolTotp(server, caller);
    const stranger = await ceoUnder({ reauthentication: true });
    const theirs = await enrolTotp(server, stranger.caller);
    server.clock.move(16 * minute);
    expect(await caller.try(securitySettingsApi.save, { body: open })).toMatchObject(refused);
    const { data } = await stranger.caller.call(secondFactorApi.challengeOwn);
    const foreign = { challenge: data?.challenge, code: codeOf(server, theirs.secret) };
    expect(await caller.try(secondFactorApi.reauthenticate, { body: foreign })).toMatchObject({ status: 403 });
    const own = (await caller.call(secondFactorApi.challengeOwn)).data;
    const body = { challenge: own?.challenge, code: codeOf(server, secret) };
    await caller.call(secondFactorApi.reauthenticate, { body });
    await caller.call(securitySettingsApi.save, { body: open });
  });

  it('is not asked for where the rules do not', async () => {
    const { caller } = await ceoUnder({ reauthentication: false });
    server.clock.move(60 * minute);
    expect(await caller.try(usersApi.accept, accept)).toMatchObject({ status: 404 });
  });
});

describe('a compulsory second factor', () => {
  const refused = { status: 403, body: { code: 'second_factor_enrolment_required' } };

  it('limits a session without one to the enrolment, which opens the rest', async () => {
    const { caller } = await ceoUnder({ second_factor_required: true });
    expect(await caller.try(sessionApi.listOwn)).toMatchObject(refused);
    expect(await caller.try(securitySettingsApi.read)).toMatchObject(refused);
    await caller.call(sessionApi.me);
    expect((await caller.call(secondFactorApi.list)).data.isRequired).toBe(true);
    const { id } = await enrolTotp(server, caller);
    await caller.call(sessionApi.listOwn);
    expect(await caller.try(secondFactorApi.remove, { params: { id } })).toMatchObject({
      status: 409,
      body: { code: 'last_factor_required' },
    });
  });

  it('lets a limited session sign out', async () => {
    const { caller } = await ceoUnder({ second_factor_required: true });
    await caller.call(sessionApi.logout);
    expect(await caller.try(sessionApi.me)).toMatchObject({ status: 401 });
  });

  it('is always needed by the provider outside a demonstration, and never asked of others unless they say so', async () => {
    const real = await startTestServer({ demonstration: false });
    try {
      const office = await addTenant(real, { isProvider: true, hosts: ['provedor.localhost'] });
      const signIn = async (values: Parameters<typeof addUser>[1]) => {
        const { email } = await addUser(real, values);
        const visit = { host: 'provedor.localhost' };
        const { body } = await post(real, '/auth/login', { email, password: testPassword }, visit);
        return callerWith(real, body.access_token);
      };
      const admin = await signIn({ id_tenant: office, typeUser: 'ADMIN' });
      expect(await admin.try(securitySettingsApi.read)).toMatchObject(refused);
      await enrolTotp(real, admin);
      expect((await admin.call(securitySettingsApi.read)).data.second_factor_always).toBe(true);
      const usuario = await signIn({ id_tenant: office });
      await usuario.call(sessionApi.listOwn);
    } finally {
      await real.close();
    }
  });

  it('is not needed by the provider in a demonstration', async () => {
    const { caller } = await signedIn(provider, { id_tenant: provider, typeUser: 'ADMIN' });
    await caller.call(sessionApi.listOwn);
  });
});
