import multipart from '@fastify/multipart';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { endpoint } from '@restitui/domain/wire/endpoint.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Db } from '../db/tenant-scope.ts';
import type { ClientActor, SessionActor, UserActor } from '../kernel/actor.ts';
import { systemClock } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import type { AppServices, FoundSession } from './app-services.ts';
import { registerErrorReplies } from './error-reply.ts';
import { mount } from './mount.ts';

const home = '20000000000107' as TenantId;
const away = '30000000000152' as TenantId;
const client: ClientActor = {
  kind: 'client',
  id_owner: 'dona',
  id_tenant: home,
  cpf: '52998224725',
  name: 'Dona',
  email: 'dona@dona.test',
  contato: '11977776666',
  mustChangePassword: false,
  signedInBy: 'password',
};
const user: UserActor = {
  kind: 'user',
  id: 'pessoa',
  name: 'Pessoa',
  id_tenant: home,
  typeUser: 'USUARIO',
  typeCargo: 'CEO',
  permissions: {},
};
const tokens: Record<string, FoundSession> = {
  'token-of-the-client-': { id: 'c1', actor: client, recentUntil: null, mustEnrol: false },
  'token-of-the-staff--': { id: 's1', actor: user, recentUntil: null, mustEnrol: false },
};

const response = z.object({ who: z.string(), tenant: z.string(), way: z.string() });
const params = z.object({ id_tenant: z.string() });
const files = { file: { maxBytes: 10, extensions: ['.pdf'] } };
const api = {
  ofStaff: endpoint('POST /of-staff', { response }),
  ofClient: endpoint('POST /of-client', { session: 'client', response }),
  ofClientWaiting: endpoint('POST /of-client-waiting', { session: 'client', transaction: 'none', response }),
  ofClientFiles: endpoint('POST /of-client-files', { session: 'client', body: z.object({}), files, response }),
  ofAny: endpoint('POST /of-any', { session: 'any', response }),
  ofAnyWaiting: endpoint('POST /of-any-waiting', { session: 'any', transaction: 'none', response }),
  ofAnyFiles: endpoint('POST /of-any-files', { session: 'any', body: z.object({}), files, response }),
  inTenant: endpoint('POST /in/:id_tenant', { session: 'any', params, response }),
};

const way = (context: object) => ('db' in context ? 'request' : 'own');
const routes = mount(api, {
  ofStaff: async (context) => ({ who: context.actor.id, tenant: context.tenant, way: way(context) }),
  ofClient: async (context) => ({ who: context.actor.id_owner, tenant: context.tenant, way: way(context) }),
  ofClientWaiting: async (context) => ({ who: context.actor.id_owner, tenant: context.tenant, way: way(context) }),
  ofClientFiles: async (context, { receive }) => {
    await receive({ keepFiles: false });
    return { who: context.actor.id_owner, tenant: context.tenant, way: way(context) };
  },
  ofAny: async (context) => ({ who: nameOf(context.actor), tenant: context.tenant, way: way(context) }),
  ofAnyWaiting: async (context) => ({ who: nameOf(context.actor), tenant: context.tenant, way: way(context) }),
  ofAnyFiles: async (context, { receive }) => {
    await receive({ keepFiles: false });
    return { who: nameOf(context.actor), tenant: context.tenant, way: way(context) };
  },
  inTenant: async (context) => ({ who: nameOf(context.actor), tenant: context.tenant, way: way(context) }),
});

function nameOf(actor: SessionActor): string {
  return actor.kind === 'user' ? actor.id : actor.id_owner;
}

let app: FastifyInstance;
const ignored = async () => {};
/** The calls under test read nothing from it. */
const noDatabase = {} as Partial<Db> as Db;

beforeAll(async () => {
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorReplies(app);
  const services: AppServices = {
    platform: {
      files: { remove: async () => {} },
      clock: systemClock,
      disk: { isLow: () => false },
      recordedRefusals: { take: async () => 0 },
    } as unknown as Platform,
    inTenant: () => (_, work) => work(noDatabase),
    withoutTenant: (work) => work(noDatabase),
    findSession: async (token) => tokens[token],
    inSession: (token, work) => work(tokens[token], services),
    hasReplica: false,
    knowsWebhook: async () => false,
    tenantExists: async () => true,
    activity: { record: ignored, recordApart: ignored, recordVisitor: ignored },
  };
  app.decorate('services', services);
  for (const name of ['found', 'tenant', 'selectsNone', 'isSessionLate', 'unreadable']) app.decorateRequest(name);
  await app.register(multipart);
  await app.register(routes);
});
afterAll(() => app.close());

async function post(url: string, who: 'client' | 'staff', headers: Record<string, string> = {}) {
  const token = Object.keys(tokens).find((name) => name.includes(who));
  const form = url.includes('files') ? '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n' : {};
  const type = typeof form === 'string' ? { 'content-type': 'multipart/form-data; boundary=x' } : {};
  const sent = { authorization: `Bearer ${token}`, ...type, ...headers };
  const reply = await app.inject({ method: 'POST', url, headers: sent, payload: form });
  return [reply.statusCode, reply.json().code ?? reply.json()];
}

describe('access and context by kind of session', () => {
  const asClient = (way: string) => [200, { who: 'dona', tenant: home, way }];
  const asStaff = (way: string) => [200, { who: 'pessoa', tenant: home, way }];
  it.each([
    ['/of-staff', [403, 'staff_only'], asStaff('request')],
    ['/of-client', asClient('request'), [403, 'client_only']],
    ['/of-client-waiting', asClient('own'), [403, 'client_only']],
    ['/of-client-files', asClient('own'), [403, 'client_only']],
    ['/of-any', asClient('request'), asStaff('request')],
    ['/of-any-waiting', asClient('own'), asStaff('own')],
    ['/of-any-files', asClient('own'), asStaff('own')],
  ])('%s', { tags: ['F-105'] }, async (url, client, staff) => {
    expect(await post(url, 'client')).toEqual(client);
    expect(await post(url, 'staff')).toEqual(staff);
  });

  it('ignores the tenant header of a client and returns 404 for another tenant in the path', {
    tags: ['D-11'],
  }, async () => {
    expect(await post('/of-any', 'client', { 'x-tenant-id': away })).toEqual(asClient('request'));
    expect(await post(`/in/${home}`, 'client')).toEqual(asClient('request'));
    expect(await post(`/in/${away}`, 'client')).toEqual([404, 'not_found']);
  });
});

it('forbids caching of every reply, and reads the authorization scheme in any case', async () => {
  const token = Object.keys(tokens).find((name) => name.includes('staff'));
  const ask = async (authorization: string) => {
    const reply = await app.inject({ method: 'POST', url: '/of-staff', headers: { authorization }, payload: {} });
    return [reply.statusCode, reply.headers['cache-control']];
  };
  expect(await ask(`bearer ${token}`)).toEqual([200, 'private, no-store']);
  expect(await ask('Bearer token-of-nobody-at-all')).toEqual([401, 'private, no-store']);
  expect(await ask(`Basic ${token}`)).toEqual([401, 'private, no-store']);
});
