import multipart from '@fastify/multipart';
import type { ClientActor } from '@restitui/domain/session/client-actor.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import { endpoint } from '@restitui/domain/wire/endpoint.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Platform } from '../platform/platform.ts';
import { registerErrorReplies } from './error-reply.ts';
import type { FoundSession, House } from './house.ts';
import { mount } from './mount.ts';

const home = '20000000000107' as TenantId;
const away = '30000000000152' as TenantId;
const client: ClientActor = {
  id_owner: 'dona',
  id_tenant: home,
  cpf: '52998224725',
  name: 'Dona',
  email: 'dona@dona.test',
  contato: '11977776666',
  mustChangePassword: false,
};
const actor: Actor = {
  id: 'pessoa',
  name: 'Pessoa',
  id_tenant: home,
  typeUser: 'USUARIO',
  typeCargo: 'CEO',
  permissions: {},
};
const tokens: Record<string, FoundSession> = {
  'token-of-the-client-': { who: 'client', id: 'c1', client },
  'token-of-the-staff--': { who: 'staff', id: 's1', actor },
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
  ofClient: async (context) => ({ who: context.client.id_owner, tenant: context.tenant, way: way(context) }),
  ofClientWaiting: async (context) => ({ who: context.client.id_owner, tenant: context.tenant, way: way(context) }),
  ofClientFiles: async (context, { receive }) => {
    await receive({ keepFiles: false });
    return { who: context.client.id_owner, tenant: context.tenant, way: way(context) };
  },
  ofAny: async (context) => ({ who: nameOf(context), tenant: context.tenant, way: way(context) }),
  ofAnyWaiting: async (context) => ({ who: nameOf(context), tenant: context.tenant, way: way(context) }),
  ofAnyFiles: async (context, { receive }) => {
    await receive({ keepFiles: false });
    return { who: nameOf(context), tenant: context.tenant, way: way(context) };
  },
  inTenant: async (context) => ({ who: nameOf(context), tenant: context.tenant, way: way(context) }),
});

function nameOf(context: { who: 'staff'; actor: Actor } | { who: 'client'; client: ClientActor }): string {
  return context.who === 'staff' ? context.actor.id : context.client.id_owner;
}

let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorReplies(app);
  const house: House = {
    platform: { files: { remove: async () => {} } } as unknown as Platform,
    inTenant: () => (_, work) => work({} as never),
    withoutTenant: (work) => work({} as never),
    findSession: async (token) => tokens[token],
    tenantExists: async () => true,
  };
  app.decorate('house', house);
  for (const name of ['found', 'tenant', 'selectsNone']) app.decorateRequest(name);
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

describe('who gets through to a use-case, and with what in hand', () => {
  const asClient = (way: string) => [200, { who: 'dona', tenant: home, way }];
  const asStaff = (way: string) => [200, { who: 'pessoa', tenant: home, way }];
  test.each([
    ['/of-staff', [403, 'staff_only'], asStaff('request')],
    ['/of-client', asClient('request'), [403, 'client_only']],
    ['/of-client-waiting', asClient('own'), [403, 'client_only']],
    ['/of-client-files', asClient('own'), [403, 'client_only']],
    ['/of-any', asClient('request'), asStaff('request')],
    ['/of-any-waiting', asClient('own'), asStaff('own')],
    ['/of-any-files', asClient('own'), asStaff('own')],
  ])('F-105 %s', async (url, client, staff) => {
    expect(await post(url, 'client')).toEqual(client);
    expect(await post(url, 'staff')).toEqual(staff);
  });

  test('D-11 a client acts at home: a header means nothing, another tenant in the address is not there', async () => {
    expect(await post('/of-any', 'client', { 'x-tenant-id': away })).toEqual(asClient('request'));
    expect(await post(`/in/${home}`, 'client')).toEqual(asClient('request'));
    expect(await post(`/in/${away}`, 'client')).toEqual([404, 'not_found']);
  });
});

test('no answer is kept by a cache, refusals included, and the scheme is read in any case', async () => {
  const token = Object.keys(tokens).find((name) => name.includes('staff'));
  const ask = async (authorization: string) => {
    const reply = await app.inject({ method: 'POST', url: '/of-staff', headers: { authorization }, payload: {} });
    return [reply.statusCode, reply.headers['cache-control']];
  };
  expect(await ask(`bearer ${token}`)).toEqual([200, 'private, no-store']);
  expect(await ask('Bearer token-of-nobody-at-all')).toEqual([401, 'private, no-store']);
  expect(await ask(`Basic ${token}`)).toEqual([401, 'private, no-store']);
});
