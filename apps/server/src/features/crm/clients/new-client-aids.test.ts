import { clientChangesApi as api } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser, as, newCpf, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner } from '../../../../test/owners.ts';
import {
  openRegistrationScenario,
  type RegistrationScenario,
  register,
  registration,
} from '../../../../test/registration.ts';

let server: TestServer;
let scenario: RegistrationScenario;

beforeAll(async () => {
  server = await startTestServer();
  scenario = await openRegistrationScenario(server);
});
afterAll(() => server.close());

async function post(path: string, payload: object): Promise<number> {
  const headers = { host: 'casa.localhost' };
  return (await server.app.inject({ method: 'POST', url: `/api${path}`, headers, payload })).statusCode;
}

it.each([
  ['is blank', { password: '' }],
  ['is not sent', { password: undefined }],
])('lets the owner sign in by a code when the password %s', async (_, left) => {
  const body = registration(left);
  expect((await register(server, await scenario.newSession(), body)).status).toBe(201);
  const cpf = body.cpfProprietario;
  expect(await post('/auth/login-client', { cpfProprietario: cpf, password: '' })).not.toBe(200);
  await deliverMessages(server);
  expect(await post('/auth/client/sign-in-code', { cpf })).toBe(202);
  const [message] = await deliverMessages(server);
  const code = message?.text.match(/\b\d{6}\b/)?.[0] ?? '';
  expect(await post('/auth/client/sign-in', { cpf, code })).toBe(200);
});

it('names the owner of a known CPF only to staff who may open one of the clients', async () => {
  const { home, partner, staff } = scenario;
  const owner = await addOwner(server, { id_tenant: home, clients: [{ id_responsavel: partner.id }] });
  const check = async (caller: typeof staff, cpfProprietario: string) =>
    (await caller.call(api.checkOwner, { body: { cpfProprietario } })).data;
  expect(await check(staff, owner.cpf)).toEqual({ known: true, nome: 'Dona da Empresa' });
  const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
  expect(await check(stranger, owner.cpf)).toEqual({ known: true, nome: null });
  expect(await check(staff, newCpf())).toEqual({ known: false, nome: null });
});

it('knows no owner of another tenant, and refuses roles that register no client', async () => {
  const { provider, staff } = scenario;
  const abroad = await addOwner(server, { id_tenant: provider, clients: [{}] });
  const body = { cpfProprietario: abroad.cpf };
  expect((await staff.call(api.checkOwner, { body })).data.known).toBe(false);
  const support = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' }));
  expect(await support.try(api.checkOwner, { body })).toMatchObject({ status: 403 });
});
