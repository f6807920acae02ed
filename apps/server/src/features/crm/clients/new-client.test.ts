import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { clientChangesApi as api } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner } from '../../../../test/owners.ts';
import {
  issuesOf,
  openRegistrationScenario,
  proveEmail,
  proveWhatsApp,
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

describe('POST /clients', { tags: ['W-560'] }, () => {
  it('stores the sent data as PENDENTE, with digits only', {
    tags: ['I-209', 'I-210', 'I-211', 'I-212', 'I-213', 'I-214', 'I-216', 'I-217', 'I-226', 'I-250', 'I-298', 'I-299'],
  }, async () => {
    const { provider, home, partner, staff } = scenario;
    const body = registration({ cnpjcpf: '11.222.333/0001-81', id_tenant: provider, id_responsavel: 'x' });
    const reply = await register(server, staff, body);
    expect(reply.status).toBe(201);
    const { status: _, password, comissao_escrita, li_aceito_tenant, ...kept } = body;
    expect(reply.body).toEqual({
      data: expect.objectContaining({
        ...kept,
        id_client: '11222333000181',
        cnpjcpf: '11222333000181',
        contatoContador: '6233332222',
        cep: '74000000',
        status: 'PENDENTE',
        id_tenant: home,
        id_responsavel: partner.id,
      }),
    });
    expect(JSON.stringify(reply.body)).not.toContain(password);
    expect(JSON.stringify(reply.body)).not.toContain(comissao_escrita);
    const { rows } = await server.database.asOwner((client) => client.query('select li_aceito_tenant from clients'));
    expect(rows).toEqual([{ li_aceito_tenant }]);
    expect((await staff.try(clientsApi.read, { params: { cnpjcpf: '11222333000181' } })).status).toBe(200);
  });

  it("sets the registering user's manager as manager of the client, or the registering GERENTE", async () => {
    const { home, partner, newSession } = scenario;
    const manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    await server.database.asOwner((client) =>
      client.query('update users set id_gerente = $1 where id = $2', [manager.id, partner.id]),
    );
    for (const person of [partner, manager]) {
      const reply = await register(server, await newSession(person));
      expect(reply.body).toMatchObject({ data: { id_responsavel: person.id, id_gerente: manager.id } });
    }
  });

  it('creates the owner with a provisional password', { tags: ['D-12', 'I-215'] }, async () => {
    const { newSession } = scenario;
    const body = registration();
    expect((await register(server, await newSession(), body)).status).toBe(201);
    const { method, path } = sessionApi.loginClient;
    const payload = { cpfProprietario: body.cpfProprietario, password: body.password };
    const reply = await server.app.inject({ method, url: `/api${path}`, headers: { host: 'casa.localhost' }, payload });
    expect(reply.json()).toMatchObject({ client: { cnpjcpf: body.cnpjcpf, mustChangePassword: true } });
  });

  it('never changes an owner already known by CPF', { tags: ['D-12'] }, async () => {
    const { home, newSession } = scenario;
    const owner = await addOwner(server, { id_tenant: home, password: 'Antiga@1', clients: [] });
    const body = registration({ cpfProprietario: owner.cpf, nomeProprietario: 'Outro Nome', password: 'trocada9' });
    const reply = await register(server, await newSession(), body);
    expect(reply).toMatchObject({
      status: 201,
      body: { data: { id_owner: owner.id, emailProprietario: owner.email, contatoProprietario: owner.contato } },
    });
    expect(reply.body).toMatchObject({ data: { nomeProprietario: 'Dona da Empresa' } });
    const login = async (password: string) => {
      const payload = { cpfProprietario: owner.cpf, password };
      const headers = { host: 'casa.localhost' };
      return (await server.app.inject({ method: 'POST', url: '/api/auth/login-client', headers, payload })).statusCode;
    };
    expect([await login('trocada9'), await login('Antiga@1')]).toEqual([401, 200]);
  });

  it('creates no owner when refused', async () => {
    const { newSession } = scenario;
    const body = registration();
    await (await newSession()).try(api.create, { body });
    const { rows } = await server.database.asOwner((client) =>
      client.query('select 1 from owners where "cpfProprietario" = $1', [body.cpfProprietario]),
    );
    expect(rows).toEqual([]);
  });

  it('returns 409 with a message in `error` for a number in use, except in another tenant', {
    tags: ['I-276', 'G-28'],
  }, async () => {
    const { newSession } = scenario;
    const body = registration();
    const caller = await newSession();
    expect((await register(server, caller, body)).status).toBe(201);
    const message = 'Este cliente já está cadastrado.';
    expect(await caller.try(api.create, { body })).toMatchObject({
      status: 409,
      body: { code: 'client_exists', message, error: message },
    });
    const elsewhere = await addUser(server, { id_tenant: await addTenant(server) });
    expect((await register(server, await newSession(elsewhere), body)).status).toBe(201);
  });

  it('creates one client for two concurrent requests with the same number', async () => {
    const { home, newSession } = scenario;
    const callers = [await newSession(), await as(server, await addUser(server, { id_tenant: home }))];
    for (const caller of callers) {
      server.clock.move(31_000);
      await proveWhatsApp(server, caller);
      await proveEmail(server, caller);
    }
    const body = registration();
    const replies = await Promise.all(callers.map((caller) => caller.try(api.create, { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ cnpjcpf: undefined }, 'cnpjcpf', 'Campos obrigatórios ausentes'],
    [{ razao_social: ' ' }, 'razao_social', 'Campos obrigatórios ausentes'],
    [{ nomeProprietario: undefined }, 'nomeProprietario', 'Campos obrigatórios ausentes'],
    [{ cnpjcpf: '11222333000180' }, 'cnpjcpf', 'CNPJ ou CPF inválido.'],
    [{ cpfProprietario: '11111111111' }, 'cpfProprietario', 'CPF inválido. Verifique o número digitado.'],
    [{ contatoProprietario: '123' }, 'contatoProprietario', 'WhatsApp inválido'],
    [{ emailProprietario: 'x' }, 'emailProprietario', 'E-mail inválido'],
    [{ nomeContador: '' }, 'nomeContador', 'Nome é obrigatório'],
    [{ contatoContador: '' }, 'contatoContador', 'WhatsApp é obrigatório'],
    [{ emailContador: '' }, 'emailContador', 'E-mail inválido'],
    [{ password: 'abc' }, 'password', 'Ao menos 6 caracteres, com pelo menos uma letra e um número.'],
    [{ comissaoTenant: 101 }, 'comissaoTenant', 'A comissão é um número inteiro de 0 a 100'],
    [{ comissaoTenant: 1.5 }, 'comissaoTenant', 'A comissão é um número inteiro de 0 a 100'],
    [{ banco: '' }, 'banco', 'Informe o banco'],
    [{ agencia: '' }, 'agencia', 'Informe a agência'],
    [{ conta: undefined }, 'conta', 'Informe a conta'],
    [{ li_aceito_tenant: false }, 'li_aceito_tenant', 'Confirme os dados para criar o cliente.'],
    [{ logradouro: 'x'.repeat(5000) }, 'logradouro', 'Use no máximo 200 caracteres.'],
    [{ razao_social: { $ne: 1 } }, 'razao_social', 'Campos obrigatórios ausentes'],
  ])(
    'rejects %j at its field',
    { tags: ['I-117', 'I-118', 'I-135', 'I-136', 'I-137', 'I-138', 'I-148', 'I-149', 'I-150', 'I-153'] },
    async (changed, path, message) => {
      const reply = await scenario.staff.tryInvalid(api.create, { body: registration(changed) });
      expect(reply).toMatchObject({ status: 400, body: { error: 'Verifique os campos informados.' } });
      expect(issuesOf(reply)).toEqual([{ path, message }]);
    },
  );

  it('requires add_client of an ADMIN who is not CEO, and reports refusals in `error` too', {
    tags: ['I-093', 'X-17'],
  }, async () => {
    const { provider, home } = scenario;
    const admin = (typeCargo: 'CEO' | 'ANALISTA', flags: object) =>
      addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo, permissions: flags });
    const refused = await as(server, await admin('ANALISTA', { permission_geral: true }), home);
    const message = 'Você não tem permissão para cadastrar clientes.';
    const denial = { status: 403, body: { code: 'client_create_denied', message, error: message } };
    expect(await refused.try(api.create, { body: registration() })).toMatchObject(denial);
    expect(await refused.try(api.createForOwner, { body: registration() })).toMatchObject(denial);
    server.clock.move(31_000);
    const allowed = await as(server, await admin('ANALISTA', { add_client: true }), home);
    const reply = await register(server, allowed);
    expect(reply).toMatchObject({ status: 201, body: { data: { id_tenant: home, id_responsavel: null } } });
  });
});
