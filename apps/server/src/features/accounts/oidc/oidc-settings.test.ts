import { oidcApi } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, callerWith, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { oidcProviders } from './oidc.table.ts';

let server: TestServer;
let home: TenantId;
let provider: TenantId;
const google = { provider: 'google' as const };
const registration = { client_id: 'abc.apps', client_secret: 'muito-secreto', isActive: true };

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true, title: 'Provedor', domain: 'provedor.test' });
  home = await addTenant(server, { title: 'Casa', domain: 'casa.test', hosts: ['casa.localhost'] });
});
afterAll(() => server.close());

const ceo = async () => as(server, await addUser(server, { id_tenant: home }));

describe('the registration at a provider', () => {
  it('is stored encrypted, recorded without its secret, and returned without it', async () => {
    const caller = await ceo();
    const body = { ...registration, domains: '@Casa.test, filial.test' };
    const saved = await caller.call(oidcApi.saveProvider, { params: google, body });
    expect(saved.data).toMatchObject({ client_id: 'abc.apps', domains: ['casa.test', 'filial.test'], isActive: true });
    const read = await caller.call(oidcApi.readSettings);
    expect(read.data).toMatchObject({
      redirectUri: 'http://casa.localhost:3000/api/auth/oidc/callback',
      providers: [saved.data],
    });
    const stored = await server.inTenant(home, (db) => db.select().from(oidcProviders));
    const recorded = await server.inTenant(home, (db) => db.select().from(changes));
    expect(recorded.map(({ field }) => field)).toContain('google_client_secret');
    expect(JSON.stringify([saved, read, stored, recorded])).not.toContain('muito-secreto');
  });

  it('keeps its secret when none is sent', async () => {
    const caller = await ceo();
    await caller.call(oidcApi.saveProvider, { params: google, body: registration });
    const [before] = await server.inTenant(home, (db) => db.select().from(oidcProviders));
    await caller.call(oidcApi.saveProvider, { params: google, body: { client_id: 'novo', isActive: false } });
    const [after] = await server.inTenant(home, (db) => db.select().from(oidcProviders));
    expect(after).toMatchObject({ client_id: 'novo', isActive: false, secret_sealed: before?.secret_sealed });
  });

  it('needs a secret at first, and a directory at Microsoft', async () => {
    const caller = await as(server, await addUser(server, { id_tenant: await addTenant(server) }));
    const body = { ...registration, client_secret: '' };
    const refused = await caller.try(oidcApi.saveProvider, { params: { provider: 'microsoft' }, body });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: 'client_secret', message: 'Informe o segredo do cliente' },
          { path: 'directory', message: 'Informe o ID do diretório (locatário)' },
        ],
      },
    });
  });

  it('is removed, and not found a second time', async () => {
    const caller = await ceo();
    await caller.call(oidcApi.saveProvider, { params: google, body: registration });
    expect((await caller.call(oidcApi.removeProvider, { params: google })).data.removed).toBe(true);
    expect((await caller.try(oidcApi.removeProvider, { params: google })).status).toBe(404);
  });

  it('belongs to the CEO of the company and to CEO and TI of the provider', async () => {
    const gerente = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
    const analyst = await as(
      server,
      await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'ANALISTA' }),
      home,
    );
    for (const caller of [gerente, analyst]) {
      for (const refused of [
        caller.try(oidcApi.readSettings),
        caller.try(oidcApi.saveProvider, { params: google, body: registration }),
        caller.try(oidcApi.removeProvider, { params: google }),
      ]) {
        expect(await refused).toMatchObject({ status: 403, body: { code: 'oidc_settings_denied' } });
      }
    }
    const ti = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' });
    const saved = await (await as(server, ti, home)).try(oidcApi.saveProvider, { params: google, body: registration });
    expect(saved.status).toBe(200);
  });

  it('is public as the names of active providers only', async () => {
    const caller = await ceo();
    await caller.call(oidcApi.saveProvider, { params: google, body: registration });
    const list = async (host: string) =>
      (await server.app.inject({ url: '/api/auth/oidc/providers', headers: { host } })).json();
    expect(await list('casa.localhost')).toEqual({ data: ['google'] });
    expect(await list('provedor.test')).toEqual({ data: [] });
    expect(await list('nenhures.test')).toEqual({ data: [] });
    await caller.call(oidcApi.saveProvider, { params: google, body: { client_id: 'abc', isActive: false } });
    expect(await list('casa.localhost')).toEqual({ data: [] });
    expect((await callerWith(server, '').try(oidcApi.readSettings)).status).toBe(401);
  });
});
