import { clientChangesApi as api } from '@restitui/domain/crm/clients/client-changes.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import {
  openRegistrationScenario,
  proveEmail,
  proveWhatsApp,
  type RegistrationScenario,
  registration,
} from '../../../../test/registration.ts';

let server: TestServer;
let scenario: RegistrationScenario;

beforeAll(async () => {
  server = await startTestServer();
  scenario = await openRegistrationScenario(server);
});
afterAll(() => server.close());

const message = 'Verifique o WhatsApp e o E-mail antes de salvar.';
const unproven = { status: 400, body: { code: 'contacts_unproven', message, error: message } };

describe('contact proofs of a registration', () => {
  it('are required for both contacts, in this session, for exactly these contacts', {
    tags: ['I-132', 'D-12'],
  }, async () => {
    const { partner, newSession } = scenario;
    const body = registration();
    const caller = await newSession();
    expect(await caller.try(api.create, { body })).toMatchObject(unproven);
    await proveEmail(server, caller);
    expect(await caller.try(api.create, { body })).toMatchObject(unproven);
    await proveWhatsApp(server, caller);
    for (const changed of [{ contatoProprietario: '62988887770' }, { emailProprietario: 'outra@massa.test' }]) {
      expect(await caller.try(api.create, { body: { ...body, ...changed } })).toMatchObject(unproven);
    }
    expect(await (await as(server, partner)).try(api.create, { body })).toMatchObject(unproven);
    expect((await caller.try(api.create, { body })).status).toBe(201);
  });

  it('are consumed by a success but not by a refusal', async () => {
    const { newSession } = scenario;
    const caller = await newSession();
    await proveWhatsApp(server, caller);
    await proveEmail(server, caller);
    const body = registration();
    expect((await caller.try(api.create, { body: { ...body, conta: '' } })).status).toBe(400);
    expect((await caller.try(api.create, { body })).status).toBe(201);
    expect(await caller.try(api.create, { body: registration() })).toMatchObject(unproven);
  });

  it('are valid for 60 minutes', async () => {
    const { newSession } = scenario;
    const caller = await newSession();
    await proveWhatsApp(server, caller);
    await proveEmail(server, caller);
    server.clock.move(60 * 60_000);
    expect(await caller.try(api.create, { body: registration() })).toMatchObject(unproven);
  });

  it('are required only for the e-mail in configured tenants', {
    tags: ['I-133', 'G-02', 'C-04'],
  }, async () => {
    const waiving = await startTestServer({ whatsAppWaiver: ['20000000000107'] });
    const id_tenant = await addTenant(waiving, { id: '20000000000107' as TenantId });
    const caller = await as(waiving, await addUser(waiving, { id_tenant, typeCargo: 'GERENTE' }));
    const body = registration();
    await proveWhatsApp(waiving, caller);
    expect(await caller.try(api.create, { body })).toMatchObject(unproven);
    await proveEmail(waiving, caller, 'outra@massa.test');
    expect(await caller.try(api.create, { body })).toMatchObject(unproven);
    await proveEmail(waiving, caller);
    expect((await caller.try(api.create, { body: { ...body, contatoProprietario: '62900001111' } })).status).toBe(201);
    await waiving.close();
  });
});

it('are valid in one tenant: an ADMIN cannot use them in another', async () => {
  const { provider, home } = scenario;
  const ceo = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  server.clock.move(31_000);
  const here = await as(server, ceo, home);
  await proveWhatsApp(server, here);
  await proveEmail(server, here);
  const headers = { authorization: `Bearer ${here.token}`, 'x-tenant-id': await addTenant(server) };
  const url = `/api${api.create.path}`;
  const reply = await server.app.inject({ method: 'POST', url, headers, payload: registration() });
  expect(reply.statusCode).toBe(400);
  await deliverMessages(server);
});
