import { clientsApi as api } from '@restitui/domain/clients/clients.api.ts';
import { sessionApi } from '@restitui/domain/session/session.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../test/harness.ts';
import { addOwner } from '../../../test/owners.ts';
import {
  issuesOf,
  openRegistrationDesk,
  proveEmail,
  proveWhatsApp,
  type RegistrationDesk,
  register,
  registration,
} from '../../../test/registration.ts';

let server: TestServer;
let desk: RegistrationDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await openRegistrationDesk(server);
});
afterAll(() => server.close());

describe('W-560 POST /clients', () => {
  test('I-209 I-210 I-211 I-212 I-213 I-214 I-216 I-217 I-226 I-250 I-298 I-299 keeps what was sent, PENDENTE, with digits alone', async () => {
    const { provider, home, partner, staff } = desk;
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
    expect((await staff.try(api.read, { params: { cnpjcpf: '11222333000181' } })).status).toBe(200);
  });

  test('the manager of whoever registers manages the client, a GERENTE their own', async () => {
    const { home, partner, fresh } = desk;
    const manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
    await server.database.asOwner((client) =>
      client.query('update users set id_gerente = $1 where id = $2', [manager.id, partner.id]),
    );
    for (const person of [partner, manager]) {
      const reply = await register(server, await fresh(person));
      expect(reply.body).toMatchObject({ data: { id_responsavel: person.id, id_gerente: manager.id } });
    }
  });

  test('D-12 I-215 makes the owner, whose password is provisional', async () => {
    const { fresh } = desk;
    const body = registration();
    expect((await register(server, await fresh(), body)).status).toBe(201);
    const { method, path } = sessionApi.loginClient;
    const payload = { cpfProprietario: body.cpfProprietario, password: body.password };
    const reply = await server.app.inject({ method, url: `/api${path}`, headers: { host: 'casa.localhost' }, payload });
    expect(reply.json()).toMatchObject({ client: { cnpjcpf: body.cnpjcpf, mustChangePassword: true } });
  });

  test('D-12 never changes an owner that is known by CPF', async () => {
    const { home, fresh } = desk;
    const owner = await addOwner(server, { id_tenant: home, password: 'Antiga@1', clients: [] });
    const body = registration({ cpfProprietario: owner.cpf, nomeProprietario: 'Outro Nome', password: 'trocada9' });
    const reply = await register(server, await fresh(), body);
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

  test('a refusal leaves no owner behind', async () => {
    const { fresh } = desk;
    const body = registration();
    await (await fresh()).try(api.create, { body });
    const { rows } = await server.database.asOwner((client) =>
      client.query('select 1 from owners where "cpfProprietario" = $1', [body.cpfProprietario]),
    );
    expect(rows).toEqual([]);
  });

  test('I-276 G-28 the same number again is a 409 that says so in `error`; elsewhere it is free', async () => {
    const { fresh } = desk;
    const body = registration();
    const caller = await fresh();
    expect((await register(server, caller, body)).status).toBe(201);
    const words = 'Este cliente já está cadastrado.';
    expect(await caller.try(api.create, { body })).toMatchObject({
      status: 409,
      body: { code: 'client_exists', message: words, error: words },
    });
    const elsewhere = await addUser(server, { id_tenant: await addTenant(server) });
    expect((await register(server, await fresh(elsewhere), body)).status).toBe(201);
  });

  test('two at once for one number: one is made', async () => {
    const { home, fresh } = desk;
    const callers = [await fresh(), await as(server, await addUser(server, { id_tenant: home }))];
    for (const caller of callers) {
      server.clock.move(31_000);
      await proveWhatsApp(server, caller);
      await proveEmail(server, caller);
    }
    const body = registration();
    const replies = await Promise.all(callers.map((caller) => caller.try(api.create, { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test.each([
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
    'I-117 I-118 I-135 I-136 I-137 I-138 I-148 I-149 I-150 I-153 %j is refused beside its field',
    async (changed, path, message) => {
      const reply = await desk.staff.try(api.create, { body: registration(changed) } as never);
      expect(reply).toMatchObject({ status: 400, body: { error: 'Verifique os campos informados.' } });
      expect(issuesOf(reply)).toEqual([{ path, message }]);
    },
  );

  test('I-093 X-17 an ADMIN who is not CEO needs add_client; whoever is refused is told in `error` too', async () => {
    const { provider, home } = desk;
    const admin = (typeCargo: 'CEO' | 'ANALISTA', flags: object) =>
      addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo, permissions: flags });
    const refused = await as(server, await admin('ANALISTA', { permission_geral: true }), home);
    const words = 'Você não tem permissão para cadastrar clientes.';
    const denial = { status: 403, body: { code: 'client_create_denied', message: words, error: words } };
    expect(await refused.try(api.create, { body: registration() })).toMatchObject(denial);
    expect(await refused.try(api.createForOwner, { body: registration() })).toMatchObject(denial);
    server.clock.move(31_000);
    const allowed = await as(server, await admin('ANALISTA', { add_client: true }), home);
    const reply = await register(server, allowed);
    expect(reply).toMatchObject({ status: 201, body: { data: { id_tenant: home, id_responsavel: null } } });
  });
});
