import { createHash, randomBytes } from 'node:crypto';
import type { IdentityProvider } from '@restitui/domain/accounts/oidc/identity-provider.ts';
import { oidcApi } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, callerWith, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { type LocalProvider, startLocalProvider } from '../../../../test/local-provider.ts';
import { users } from '../users/users.table.ts';

const page = 'http://casa.localhost:3000';
const directory = '11111111-2222-4333-8444-555555555555';

let server: TestServer;
let provider: LocalProvider;
let home: TenantId;
let other: TenantId;
let subjects = 0;

beforeAll(async () => {
  provider = await startLocalProvider();
  server = await startTestServer({ oidcIssuers: { google: provider.issuer, microsoft: provider.issuer } });
  await addTenant(server, { isProvider: true, title: 'Provedor', domain: 'provedor.test', hosts: ['localhost'] });
  home = await addTenant(server, { title: 'Casa', domain: 'casa.test', hosts: ['casa.localhost'] });
  other = await addTenant(server, { title: 'Outra', domain: 'outra.test', hosts: ['outra.localhost'] });
  for (const tenant of [home, other]) {
    const ceo = await as(server, await addUser(server, { id_tenant: tenant }));
    const body = { client_id: 'cliente', client_secret: 'segredo', isActive: true };
    await ceo.call(oidcApi.saveProvider, { params: { provider: 'google' }, body });
    await ceo.call(oidcApi.saveProvider, { params: { provider: 'microsoft' }, body: { ...body, directory } });
  }
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(() => provider.says({}));

/** The browser of one person: it keeps a secret and is sent to and fro. */
function browser(host = 'casa.localhost') {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const inject = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: { host: `${host}:3000` }, ...(payload && { payload }) });
  return {
    verifier,
    async start(name: IdentityProvider = 'google', origin = `http://${host}:3000`) {
      const reply = await inject('POST', '/api/auth/oidc/start', { provider: name, challenge, origin });
      return { status: reply.statusCode, body: reply.json() };
    },
    /** Opens the callback and returns the ticket. */
    async comeBack(url: URL) {
      const reply = await inject('GET', `${url.pathname}${url.search}`);
      expect(reply.statusCode).toBe(303);
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const { pathname, search, hash } = new URL(String(reply.headers.location), page);
      expect([pathname, search]).toEqual(['/signin', '']);
      return new URLSearchParams(hash.slice(1)).get('entrada') ?? '';
    },
    async finish(ticket: string, secret = verifier) {
      const reply = await inject('POST', '/api/auth/oidc/finish', { ticket, verifier: secret });
      return { status: reply.statusCode, body: reply.json() };
    },
  };
}

/** Claims of a person whose e-mail Google vouches for. */
const google = (email: string, sub = `sub-${subjects++}`) => ({ sub, email, email_verified: true, hd: 'casa.test' });

/** Goes all the way and returns the answer of the exchange. */
async function signIn({ name = 'google' as IdentityProvider, host = 'casa.localhost' } = {}) {
  const person = browser(host);
  const { body } = await person.start(name);
  return person.finish(await person.comeBack(await provider.visit(body.data.url)));
}

describe('sign-in with a provider', { tags: ['D-52'] }, () => {
  it('opens a session of the account with the verified e-mail', async () => {
    const user = await addUser(server, { id_tenant: home });
    provider.says(google(user.email.toUpperCase()));
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: user.id, email: user.email });
    expect((await callerWith(server, body.access_token).call(sessionApi.me)).data.id).toBe(user.id);
  });

  it('sends state, nonce and a PKCE challenge and asks for nothing but the e-mail', async () => {
    const { body } = await browser().start();
    const query = Object.fromEntries(new URL(body.data.url).searchParams);
    expect(query).toMatchObject({
      client_id: 'cliente',
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: `${page}/api/auth/oidc/callback`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(body.data.url).not.toContain('segredo');
  });

  it('binds the account to the identity, so that a changed e-mail at the provider does not matter', async () => {
    const user = await addUser(server, { id_tenant: home });
    provider.says(google(user.email, 'stays'));
    expect((await signIn()).status).toBe(200);
    provider.says(google('outro.nome@casa.test', 'stays'));
    expect((await signIn()).body.user.id).toBe(user.id);
  });

  it('never creates an account', async () => {
    provider.says(google('ninguem@casa.test'));
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'oidc_unknown_account' } });
  });
});

describe('a refused account', () => {
  it.each([
    ['an e-mail that Google did not verify', { email_verified: false }, 'oidc_unverified_email'],
    ['an e-mail that is verified in words only', { email_verified: 'true' }, 'oidc_unverified_email'],
    ['an address of another service at Google', { hd: undefined }, 'oidc_unverified_email'],
    ['no e-mail', { email: undefined }, 'oidc_unverified_email'],
    ['a list of e-mails', { email: ['a@casa.test'] }, 'oidc_unverified_email'],
  ])('is told why: %s', async (_, claims, code) => {
    const user = await addUser(server, { id_tenant: home });
    provider.says({ ...google(user.email), ...claims });
    expect(await signIn()).toMatchObject({ status: 403, body: { code } });
  });

  it('needs the verified domain at Microsoft', async () => {
    const user = await addUser(server, { id_tenant: home });
    provider.says({ sub: 'ms-1', email: user.email, email_verified: true });
    expect(await signIn({ name: 'microsoft' })).toMatchObject({ body: { code: 'oidc_unverified_email' } });
    provider.says({ sub: 'ms-1', email: user.email, xms_edov: true });
    expect((await signIn({ name: 'microsoft' })).status).toBe(200);
  });

  it('is pending, of another company, or bound to another identity', async () => {
    const pending = await addUser(server, { id_tenant: home, isAccepted: false });
    provider.says(google(pending.email));
    expect(await signIn()).toMatchObject({ status: 403, body: { message: 'Usuário não aceito' } });

    const stranger = await addUser(server, { id_tenant: other });
    provider.says(google(stranger.email));
    expect(await signIn()).toMatchObject({
      status: 403,
      body: { code: 'wrong_tenant', message: 'Usuário não vinculado a empresa Casa!' },
    });

    const user = await addUser(server, { id_tenant: home });
    provider.says(google(user.email, 'first'));
    expect((await signIn()).status).toBe(200);
    provider.says(google(user.email, 'second'));
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'oidc_other_identity' } });
  });

  it('has an e-mail outside the accepted domains', async () => {
    const ceo = await as(server, await addUser(server, { id_tenant: other }));
    const body = { client_id: 'cliente', isActive: true, domains: 'outra.test' };
    await ceo.call(oidcApi.saveProvider, { params: { provider: 'google' }, body });
    for (const [email, status] of [
      ['ana@outra.test', 200],
      ['ana@sub.outra.test', 403],
      ['ana@outra.test.com', 403],
    ] as const) {
      await addUser(server, { id_tenant: other, email });
      provider.says(google(email));
      expect((await signIn({ host: 'outra.localhost' })).status).toBe(status);
    }
  });

  it('loses its identity with its account', async () => {
    const user = await addUser(server, { id_tenant: home });
    provider.says(google(user.email, 'gone'));
    expect((await signIn()).status).toBe(200);
    const deletedAt = server.clock.now().toISOString();
    await server.inTenant(home, (db) => db.update(users).set({ deletedAt }).where(eq(users.id, user.id)));
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'oidc_unknown_account' } });
  });
});

describe('a hostile ID token', () => {
  const seconds = () => Math.floor(Date.now() / 1000);
  it.each<[string, () => Record<string, unknown>]>([
    ['another nonce', () => ({ nonce: 'another' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another audience', () => ({ aud: 'another' })],
    ['two audiences without authorised party', () => ({ aud: ['cliente', 'another'] })],
    ['another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['an expired token', () => ({ exp: seconds() - 60 })],
    ['a token of the future', () => ({ nbf: seconds() + 600 })],
    ['no subject', () => ({ sub: undefined })],
  ])('is rejected: %s', async (_, claims) => {
    const user = await addUser(server, { id_tenant: home });
    provider.says({ ...google(user.email), ...claims() });
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'oidc_rejected' } });
  });

  it.each<[string, (token: string) => string | undefined]>([
    ['alg none', (token) => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`],
    ['alg none with the old signature', (token) => [encode({ alg: 'none' }), ...token.split('.').slice(1)].join('.')],
    ['a shared-secret signature', (token) => signedWithSecret(token)],
    ['changed claims under the old signature', (token) => changed(token, { email_verified: true, sub: 'x' })],
    ['a cut signature', (token) => token.slice(0, -8)],
    ['no ID token', () => undefined],
    ['an ID token that is no JWT', () => 'x.y'],
  ])('is rejected for its signature: %s', async (_, forge) => {
    const user = await addUser(server, { id_tenant: home });
    provider.says(google(user.email));
    provider.answers((body) => {
      body.id_token = forge(String(body.id_token));
    });
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'oidc_rejected' } });
  });
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString());
function changed(token: string, claims: object): string {
  const [header, payload, signature] = token.split('.');
  return [header, encode({ ...decode(payload), ...claims }), signature].join('.');
}
function signedWithSecret(token: string): string {
  const signed = `${encode({ alg: 'HS256' })}.${token.split('.')[1]}`;
  return `${signed}.${createHash('sha256').update(`segredo${signed}`).digest('base64url')}`;
}

describe('a replayed or foreign answer', () => {
  it('is refused for a second use of the same code and state', async () => {
    const user = await addUser(server, { id_tenant: home });
    provider.says(google(user.email));
    const person = browser();
    const callback = await provider.visit((await person.start()).body.data.url);
    expect((await person.finish(await person.comeBack(callback))).status).toBe(200);
    const again = await person.finish(await person.comeBack(callback));
    expect(again).toMatchObject({ status: 400, body: { code: 'oidc_expired' } });
  });

  it('is refused for an unknown state, a state without code and a code of another sign-in', async () => {
    const user = await addUser(server, { id_tenant: home });
    provider.says(google(user.email));
    const person = browser();
    const callback = await provider.visit((await person.start()).body.data.url);

    const unknown = new URL(callback);
    unknown.searchParams.set('state', 'a'.repeat(43));
    expect((await person.finish(await person.comeBack(unknown))).body.code).toBe('oidc_expired');

    const second = await provider.visit((await person.start()).body.data.url);
    const mixed = new URL(callback);
    mixed.searchParams.set('code', second.searchParams.get('code') ?? '');
    expect((await person.finish(await person.comeBack(mixed))).body.code).toBe('oidc_rejected');

    const bare = new URL(second);
    bare.searchParams.delete('code');
    expect((await person.finish(await person.comeBack(bare))).body.code).toBe('oidc_rejected');
  });

  it('is refused for a ticket in another browser, and stays good for the one that began', async () => {
    const user = await addUser(server, { id_tenant: home });
    provider.says(google(user.email));
    const [person, thief] = [browser(), browser()];
    const ticket = await person.comeBack(await provider.visit((await person.start()).body.data.url));
    expect((await thief.finish(ticket)).body.code).toBe('oidc_expired');
    expect((await person.finish(ticket)).status).toBe(200);
    expect((await person.finish(ticket)).body.code).toBe('oidc_expired');
  });

  it('is refused on the host of another company', async () => {
    const user = await addUser(server, { id_tenant: home });
    provider.says(google(user.email));
    const person = browser();
    const callback = await provider.visit((await person.start()).body.data.url);
    const elsewhere = browser('outra.localhost');
    expect((await elsewhere.finish(await elsewhere.comeBack(callback), person.verifier)).body.code).toBe(
      'oidc_expired',
    );
  });

  it('is refused after ten minutes, and the ticket after two', async () => {
    const user = await addUser(server, { id_tenant: home });
    provider.says(google(user.email));
    const person = browser();
    const late = await provider.visit((await person.start()).body.data.url);
    server.clock.move(10 * 60_000);
    expect((await person.finish(await person.comeBack(late))).body.code).toBe('oidc_expired');
    const ticket = await person.comeBack(await provider.visit((await person.start()).body.data.url));
    server.clock.move(2 * 60_000);
    expect((await person.finish(ticket)).body.code).toBe('oidc_expired');
  });

  it('tells a cancelled sign-in from a refused one', async () => {
    for (const [error, code] of [
      ['access_denied', 'oidc_cancelled'],
      ['server_error', 'oidc_rejected'],
    ]) {
      const person = browser();
      const state = new URL((await person.start()).body.data.url).searchParams.get('state');
      const callback = new URL(`${page}/api/auth/oidc/callback?error=${error}&state=${state}`);
      expect((await person.finish(await person.comeBack(callback))).body.code).toBe(code);
    }
  });
});

describe('the start', () => {
  it('is refused for a page on another host, with http outside this machine, and without a registration', async () => {
    const person = browser();
    for (const origin of ['http://outra.localhost:3000', 'https://casa.localhost.evil.test', 'javascript:alert(1)']) {
      expect((await person.start('google', origin)).status).toBe(400);
    }
    expect((await browser('casa.test').start('google', 'http://casa.test')).status).toBe(400);
    expect((await browser('casa.test').start('google', 'https://casa.test')).status).toBe(200);
    expect(await browser('localhost').start()).toMatchObject({ status: 404, body: { code: 'oidc_not_configured' } });
    expect((await browser('nenhures.test').start()).status).toBe(403);
  });
});
