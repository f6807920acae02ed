import { invitation } from '@restitui/domain/accounts/invitations/invitation-limits.ts';
import { invitationsApi } from '@restitui/domain/accounts/invitations/invitations.api.ts';
import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  callerWith,
  newCpf,
  newEmail,
  startTestServer,
  type TestServer,
  type TestUser,
  testPassword,
} from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { userInvitations } from './invitations.table.ts';

let server: TestServer;
let home: TenantId;
let boss: TestUser;
let gil: TestUser;
let root: TestUser;
let ceo: Caller;
let manager: Caller;
let admin: Caller;
let visitor: Caller;
const chosen = 'Uma-Frase-Longa-7';
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true, title: 'Provedor', domain: 'provedor.test' });
  home = await addTenant(server, { title: 'Casa', domain: 'casa.test', hosts: ['casa.localhost'] });
  boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO', name: 'Bia Lima' });
  gil = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE', name: 'Gil Sá' });
  root = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' });
  visitor = callerWith(server, '');
});
afterAll(() => server.close());
// A new day: attempts are throttled per address, and messages of the night wait.
beforeEach(async () => {
  server.clock.move(day);
  [ceo, manager, admin] = [await as(server, boss), await as(server, gil), await as(server, root, home)];
  await deliverMessages(server);
});

const partner = () => ({ name: 'Ana Paz', cpf: newCpf(), email: newEmail(), whatsApp: '62999990000' });
const tokenIn = (text: string | undefined) => /convite\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** Invites a partner; returns the user and the token of the link. */
async function invite(by: Caller = ceo) {
  const body = { ...partner(), typeCargo: 'PARCEIRO' as const, convidar: true };
  const { data } = await by.call(usersApi.createPartner, { body });
  const messages = await deliverMessages(server);
  return { user: data, messages, token: tokenIn(messages[0]?.text) };
}
const accept = (token: string, password = chosen) => visitor.try(invitationsApi.accept, { body: { token, password } });
const messagesTo = async (address: string) => (await deliverMessages(server)).filter(({ to }) => to === address);
const refused = { status: 400, body: { code: 'invitation_invalid' } };
async function signIn(email: string) {
  const headers = { host: 'casa.localhost:3000' };
  const payload = { email, password: chosen };
  const { method, path } = sessionApi.login;
  const response = await server.app.inject({ method, url: `/api${path}`, headers, payload });
  return { status: response.statusCode, body: response.json<{ code?: string }>() };
}
const situationOf = async (id: string) =>
  (await ceo.call(usersApi.listForAdmin, { query: { id } })).data.map(({ situacao }) => situacao);

describe('an invitation', { tags: ['D-52'] }, () => {
  it('reaches the person by e-mail and WhatsApp, and lets them choose the password and sign in', async () => {
    const { user, messages, token } = await invite();
    expect(messages).toMatchObject([
      { channel: 'email', to: user.email, sender: 'Casa', subject: 'Seu acesso a Casa' },
      { channel: 'whatsapp', to: '62999990000', sender: 'Casa' },
    ]);
    expect(messages[0]?.text).toContain('Bia Lima convidou você');
    expect(await situationOf(user.id)).toEqual(['CONVIDADO']);
    expect((await signIn(user.email)).status).toBe(401);

    const { data } = await visitor.call(invitationsApi.read, { body: { token } });
    expect(data).toMatchObject({ name: 'Ana Paz', email: user.email, empresa: 'Casa', convidadoPor: 'Bia Lima' });
    expect((await accept(token)).body).toEqual({ data: { accepted: true, isAccepted: true } });
    expect(await situationOf(user.id)).toEqual(['ATIVO']);
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('works once', async () => {
    const { token } = await invite();
    expect((await accept(token)).status).toBe(200);
    expect(await accept(token)).toMatchObject(refused);
    expect(await visitor.try(invitationsApi.read, { body: { token } })).toMatchObject(refused);
  });

  it('expires after seven days', async () => {
    const { user, token } = await invite();
    server.clock.move(invitation.days * day);
    expect(await accept(token)).toMatchObject(refused);
    expect((await visitor.try(invitationsApi.read, { body: { token } })).status).toBe(400);
    ceo = await as(server, boss);
    const { data } = await ceo.call(usersApi.listForAdmin, { query: { situacao: 'CONVITE_VENCIDO' } });
    expect(data.map(({ id }) => id)).toContain(user.id);
  });

  it('is refused when it was altered or made up', async () => {
    const { token } = await invite();
    for (const wrong of [`${token.slice(0, -2)}AA`, token.slice(4), 'x']) {
      expect(await accept(wrong)).toMatchObject(refused);
    }
    expect((await accept('')).status).toBe(400);
  });

  it('does not take a leaked, short or guessable password, and stays open', async () => {
    const { token } = await invite();
    expect((await accept(token, 'curta')).status).toBe(400);
    expect(await accept(token, 'password')).toMatchObject({ status: 400, body: { code: 'password_leaked' } });
    expect((await accept(token)).status).toBe(200);
  });

  it('is replaced by the one sent after it, and ends when it is withdrawn', async () => {
    const { user, token } = await invite();
    const { data } = await ceo.call(invitationsApi.send, { params: { id: user.id } });
    expect(data.inviteExpiresAt).not.toBeNull();
    const second = tokenIn((await deliverMessages(server))[0]?.text);
    expect(await accept(token)).toMatchObject(refused);
    await ceo.call(invitationsApi.withdraw, { params: { id: user.id } });
    expect(await accept(second)).toMatchObject(refused);
    expect(await situationOf(user.id)).toEqual(['PENDENTE']);
    expect(await ceo.try(invitationsApi.withdraw, { params: { id: user.id } })).toMatchObject({
      status: 409,
      body: { code: 'invitation_not_open' },
    });
  });

  it('sent again has the note by the user who sends it above its text', async () => {
    const { user } = await invite();
    const body = { recado: 'Ana, falta só a sua senha.' };
    await ceo.call(invitationsApi.send, { params: { id: user.id }, body });
    expect((await deliverMessages(server))[0]?.text).toMatch(/Ana, falta só a sua senha\.\n\n.*convidou você/);
  });

  it('of a GERENTE leaves the activation to the CEO, who is alerted', async () => {
    const { user, token } = await invite(manager);
    expect((await accept(token)).body).toMatchObject({ data: { isAccepted: false } });
    expect(await messagesTo(user.email)).toMatchObject([{ subject: 'Recebemos o seu cadastro' }]);
    expect(await signIn(user.email)).toMatchObject({ status: 403, body: { code: 'user_not_accepted' } });
    const alerts = async () =>
      (await ceo.call(alertsApi.list, {})).data.filter(({ id_user, resolved }) => id_user === user.id && !resolved);
    expect(await alerts()).toMatchObject([{ kind: 'CADASTRO_PENDENTE', company: 'Ana Paz' }]);

    await ceo.call(usersApi.accept, { params: { userId: user.id } });
    expect(await alerts()).toEqual([]);
    expect(await messagesTo(user.email)).toMatchObject([{ subject: 'Seu acesso foi liberado' }]);
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('is limited per person', async () => {
    const { user } = await invite();
    for (let i = 1; i < invitation.perPerson; i++) await ceo.call(invitationsApi.send, { params: { id: user.id } });
    expect(await ceo.try(invitationsApi.send, { params: { id: user.id } })).toMatchObject({
      status: 429,
      body: { code: 'too_many_invitations' },
    });
    server.clock.move(61 * 60_000);
    const later = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    expect((await later.try(invitationsApi.send, { params: { id: user.id } })).status).toBe(200);
    await deliverMessages(server);
  });

  it('is limited per inviter across invited users', async () => {
    const inviter = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
    const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', isAccepted: false });
    const now = server.clock.now();
    const row = (i: number) => ({
      ...{ id: `${inviter.id} ${i}`, id_tenant: home, id_user: person.id, id_inviter: inviter.id },
      ...{ createdDate: now.toISOString(), expiresAt: new Date(now.getTime() + day).toISOString(), activates: true },
    });
    const fill = (from: number, until: number) =>
      server.inTenant(home, (db) =>
        db.insert(userInvitations).values(Array.from({ length: until - from }, (_, i) => row(from + i))),
      );
    const by = await as(server, inviter);
    const send = async () => {
      const { id } = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', isAccepted: false });
      return (await by.try(invitationsApi.send, { params: { id } })).status;
    };
    await fill(0, invitation.perInviter - 1);
    expect([await send(), await send()]).toEqual([200, 429]);
    await deliverMessages(server);
  });

  it('is not sent to a user with access, a suspended one, one of another company, or by a stranger to them', async () => {
    const active = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    const suspended = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    await ceo.call(usersApi.suspend, { params: { id: suspended.id } });
    const stranger = await addUser(server, { id_tenant: await addTenant(server), isAccepted: false });
    const { user } = await invite(manager);
    const other = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    const send = async (by: Caller, id: string) => {
      const { status, body } = await by.try(invitationsApi.send, { params: { id } });
      return [status, body.code];
    };
    expect(await send(ceo, active.id)).toEqual([409, 'invitation_not_needed']);
    expect(await send(ceo, suspended.id)).toEqual([409, 'invitation_not_needed']);
    expect(await send(ceo, stranger.id)).toEqual([404, 'user_not_found']);
    expect(await send(other, user.id)).toEqual([403, 'invitation_denied']);
    expect((await manager.try(invitationsApi.send, { params: { id: user.id } })).status).toBe(200);
    expect((await other.try(invitationsApi.withdraw, { params: { id: user.id } })).status).toBe(403);
    expect((await admin.try(invitationsApi.withdraw, { params: { id: user.id } })).status).toBe(200);
  });
});

describe('registering a user', { tags: ['D-52', 'F-209', 'F-233'] }, () => {
  it('needs a password or an invitation, in every form', async () => {
    const body = partner();
    const calls = [
      await ceo.tryInvalid(usersApi.createPartner, { body: { ...body, typeCargo: 'PARCEIRO' } }),
      await admin.tryInvalid(usersApi.createForAdmin, { body: { ...body, typeUser: 'USUARIO', typeCargo: 'CEO' } }),
    ];
    for (const { status, body: answer } of calls) {
      expect(status).toBe(400);
      expect(answer).toMatchObject({ issues: [{ path: 'password' }] });
    }
  });

  it('with a password still works and says that the registration was received', async () => {
    const body = { ...partner(), password: testPassword, typeCargo: 'PARCEIRO' as const };
    const { data } = await ceo.call(usersApi.createPartner, { body });
    expect(await situationOf(data.id)).toEqual(['PENDENTE']);
    expect(await messagesTo(data.email)).toMatchObject([{ subject: 'Recebemos o seu cadastro' }]);
    expect((await ceo.call(usersApi.listForAdmin, { query: { id: data.id } })).data[0]).toMatchObject({
      createdByName: expect.any(String),
    });
  });
});
