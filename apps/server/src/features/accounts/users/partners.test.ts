import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCnpj,
  newCpf,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let manager: TestUser;
let ceo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server, { domain: 'meridiano.test' });
  manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' });
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
});
afterAll(() => server.close());

let made = 0;
const partnerBody = (change: object = {}) => ({
  body: {
    name: 'Ana Souza',
    cpf: newCpf(),
    email: `ana${made++}@parceira.test`,
    password: 'Segura@1',
    whatsApp: '(62) 99999-0000',
    typeCargo: 'PARCEIRO' as const,
    comissao_user: 30,
    comissao_user_escrita: 'mil',
    ...change,
  },
});
const firmBody = (change: object = {}) => ({
  body: {
    ...partnerBody().body,
    tel: '(62) 3222-1111',
    cnpj: newCnpj(),
    razao_social: ' Escritório Norte Ltda ',
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    numero: '1000',
    municipio: 'São Paulo',
    estado: 'SP',
    complemento: '',
    ...change,
  },
});
const signInAs = async (typeUser: TypeUser, typeCargo: TypeCargo) => {
  const id_tenant = typeUser === 'ADMIN' ? provider : home;
  return as(server, await addUser(server, { id_tenant, typeUser, typeCargo, permissions: { add_user: true } }), home);
};

describe('registering a partner', { tags: ['F-442', 'F-041', 'G-09'] }, () => {
  it('returns 201 with a pending USUARIO of the caller’s tenant and an amount in words written by the server', {
    tags: ['F-393', 'F-390', 'F-391', 'G-06', 'G-10'],
  }, async () => {
    const sent = partnerBody({ typeUser: 'ADMIN', isAccepted: true, id_tenant: provider, id_gerente: manager.id });
    const { status, body } = await ceo.try(usersApi.createPartner, sent);
    expect(status).toBe(201);
    expect(usersApi.createPartner.response.parse(body).data).toMatchObject({
      id_tenant: home,
      typeUser: 'USUARIO',
      typeCargo: 'PARCEIRO',
      isAccepted: false,
      status: 'Pendente',
      tel: '62999990000',
      comissao_user: 30,
      comissao_user_escrita: 'trinta',
      id_gerente: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/Segura@1|password|argon2/);
  });

  it('uses the default commission when none is sent, and "zero" for a sent 0', {
    tags: ['F-246', 'F-247', 'C-17'],
  }, async () => {
    const plain = await ceo.call(usersApi.createPartner, partnerBody({ comissao_user: undefined }));
    expect(plain.data).toMatchObject({ comissao_user: 0, comissao_user_escrita: '0' });
    const none = await ceo.call(usersApi.createPartner, partnerBody({ comissao_user: 0 }));
    expect(none.data).toMatchObject({ comissao_user: 0, comissao_user_escrita: 'zero' });
  });

  it('lets the partner sign in once activated', { tags: ['F-164'] }, async () => {
    const { body } = partnerBody();
    const { data } = await ceo.call(usersApi.createPartner, { body });
    const enter = async () => {
      const headers = { host: 'meridiano.test' };
      return (await server.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: body })).statusCode;
    };
    expect(await enter()).toBe(403);
    await ceo.call(usersApi.accept, { params: { userId: data.id } });
    expect(await enter()).toBe(200);
  });

  const weak = 'A senha deve ter ao menos 6 caracteres, com letra maiúscula, caractere especial e número.';
  it.each([
    [{ name: ' ' }, 'name', 'Nome é obrigatório'],
    [{ cpf: '529.982.247-2' }, 'cpf', 'CPF inválido. Verifique o número digitado.'],
    [{ cpf: '529.982.247-26' }, 'cpf', 'CPF inválido. Verifique o número digitado.'],
    [{ email: 'ana' }, 'email', 'Email inválido'],
    [{ password: 'Aa@12' }, 'password', weak],
    [{ password: 'segura@1' }, 'password', weak],
    [{ password: 'Segura12' }, 'password', weak],
    [{ password: 'Segura@x' }, 'password', weak],
    [{ whatsApp: '999' }, 'whatsApp', 'WhatsApp deve ter ao menos 10 dígitos'],
    [{ typeCargo: undefined }, 'typeCargo', 'Cargo é obrigatório'],
    [{ typeCargo: 'CONTABILIDADE' }, 'typeCargo', 'Este cargo não pode ser cadastrado aqui.'],
    [{ typeCargo: 'CEO' }, 'typeCargo', 'Este cargo não pode ser cadastrado aqui.'],
    [{ comissao_user: 10.5 }, 'comissao_user', 'Informe um número válido.'],
    [{ comissao_user: '10' }, 'comissao_user', 'Informe um número válido.'],
    [{ comissao_user: 101 }, 'comissao_user', 'A comissão deve estar entre 0 e 100.'],
    [{ comissao_user: -1 }, 'comissao_user', 'A comissão deve estar entre 0 e 100.'],
  ])(
    'returns 400 for %j',
    { tags: ['F-233', 'F-234', 'F-235', 'F-248', 'F-249', 'F-250', 'C-16', 'D-13'] },
    async (change, path, message) => {
      const reply = await ceo.try(usersApi.createPartner, partnerBody(change));
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path, message }] } });
    },
  );

  it('returns 409 for an e-mail used here or by any ADMIN, but not for one used in another consultancy', async () => {
    const taken = partnerBody();
    await ceo.call(usersApi.createPartner, taken);
    const again = partnerBody({ email: taken.body.email.toUpperCase() });
    expect(await ceo.try(usersApi.createPartner, again)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const { email } = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' });
    expect((await ceo.try(usersApi.createPartner, partnerBody({ email }))).status).toBe(409);
    const stranger = await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'CEO' });
    expect((await ceo.try(usersApi.createPartner, partnerBody({ email: stranger.email }))).status).toBe(201);
  });

  it.each([
    ['ADMIN', 'CEO', 201, 201],
    ['ADMIN', 'TI', 403, 403],
    ['ADMIN', 'ANALISTA', 403, 403],
    ['ADMIN', 'JURIDICO', 403, 403],
    ['USUARIO', 'CEO', 201, 201],
    ['USUARIO', 'GERENTE', 403, 201],
    ['USUARIO', 'PARCEIRO', 403, 201],
    ['USUARIO', 'CONTABILIDADE', 403, 201],
    ['USUARIO', 'GESTOR', 403, 403],
  ] as const)(
    'returns for %s %s registering a GERENTE: %d, a PARCEIRO: %d',
    { tags: ['F-215', 'F-216', 'F-217', 'C-14'] },
    async (type, cargo, gerente, parceiro) => {
      const caller = await signInAs(type, cargo);
      const asked = async (typeCargo: string) => {
        const { status, body } = await caller.try(usersApi.createPartner, partnerBody({ typeCargo }));
        expect(body.code).toBe(status === 403 ? 'partner_create_denied' : undefined);
        return status;
      };
      expect([await asked('GERENTE'), await asked('PARCEIRO')]).toEqual([gerente, parceiro]);
    },
  );
});

describe('users listed under a manager', { tags: ['F-439', 'F-163', 'C-10'] }, () => {
  const ids = async (caller: Caller) => (await caller.call(usersApi.listManaged)).data.map(({ id }) => id);

  it('are those the manager registered and those registered by these', async () => {
    const first = await as(server, manager);
    const other = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
    const { data: own } = await first.call(usersApi.createPartner, partnerBody({ name: 'Bruno Lima' }));
    await ceo.call(usersApi.accept, { params: { userId: own.id } });
    const recruit = await as(server, { ...own, id_tenant: home });
    const { data: theirs } = await recruit.call(usersApi.createPartner, partnerBody({ name: 'Carla Dias' }));
    await ceo.call(usersApi.createPartner, partnerBody());

    expect(await ids(first)).toEqual([own.id, theirs.id]);
    expect(await ids(other)).toEqual([]);
    expect((await first.call(usersApi.read, { params: { id: theirs.id } })).data.name).toBe('Carla Dias');
    expect((await other.try(usersApi.read, { params: { id: theirs.id } })).status).toBe(403);
    const found = await first.call(usersApi.listManaged, { query: { q: 'carla' } });
    expect(found).toMatchObject({ data: [{ id: theirs.id }], page: { total: 1 } });
  });

  it.each([
    ['ADMIN', 'CEO'],
    ['USUARIO', 'CEO'],
    ['USUARIO', 'PARCEIRO'],
    ['USUARIO', 'CONTABILIDADE'],
  ] as const)('return 403 for %s %s', async (typeUser, typeCargo) => {
    const reply = await (await signInAs(typeUser, typeCargo)).try(usersApi.listManaged);
    expect(reply).toMatchObject({ status: 403, body: { code: 'partner_list_denied' } });
  });
});

describe('registering an accounting firm', { tags: ['F-444', 'F-042', 'W-541'] }, () => {
  it('returns 201 with the user and the link for signing', {
    tags: ['F-238', 'F-394', 'F-395', 'C-29', 'G-16'],
  }, async () => {
    const sent = firmBody({ cnae: '69.20-6-01', cnae_info: 'Atividades de contabilidade', typeCargo: 'CEO' });
    const { status, body } = await ceo.try(usersApi.createAccountingFirm, sent);
    const { data } = usersApi.createAccountingFirm.response.parse(body);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      id_tenant: home,
      typeUser: 'USUARIO',
      typeCargo: 'CONTABILIDADE',
      isAccepted: false,
      cnpj: sent.body.cnpj,
      razao_social: 'Escritório Norte Ltda',
      cnae: '69.20-6-01',
      cnae_info: 'Atividades de contabilidade',
      tel: '6232221111',
      comissao_user: 30,
      comissao_user_escrita: 'trinta',
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      complemento: null,
      estado: 'SP',
      link: `https://meridiano.test/minuta-usuario/${data.id}`,
    });
  });

  it('accepts a CNPJ with or without mask; tel repeats the WhatsApp number', { tags: ['C-31', 'D-10'] }, async () => {
    const masked = firmBody({ cnpj: '12.abc.345/01de-35', tel: undefined, cep: undefined });
    const { data } = await ceo.call(usersApi.createAccountingFirm, masked);
    expect(data).toMatchObject({ cnpj: '12ABC34501DE35', tel: '62999990000', cep: null });
  });

  it.each([
    [{ cnpj: '11.222.333/0001-8' }, 'cnpj', 'CNPJ inválido. Digite 14 números.'],
    [{ cnpj: '11.222.333/0001-82' }, 'cnpj', 'CNPJ inválido. Verifique o número digitado.'],
    [{ razao_social: '' }, 'razao_social', 'Razão social é obrigatória'],
    [{ logradouro: '' }, 'logradouro', 'Logradouro é obrigatório'],
    [{ numero: '' }, 'numero', 'Número é obrigatório'],
    [{ bairro: '' }, 'bairro', 'Bairro é obrigatório'],
    [{ municipio: '' }, 'municipio', 'Município é obrigatório'],
    [{ estado: 'XX' }, 'estado', 'UF inválida'],
    [{ comissao_user: undefined }, 'comissao_user', 'Informe um número válido.'],
    [{ cpf: '1' }, 'cpf', 'CPF inválido. Verifique o número digitado.'],
  ])('returns 400 for %j', { tags: ['F-236', 'F-237', 'F-235'] }, async (change, path, message) => {
    const reply = await ceo.try(usersApi.createAccountingFirm, firmBody(change));
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  it('creates no user when refused', async () => {
    const { email } = manager;
    expect((await ceo.try(usersApi.createAccountingFirm, firmBody({ email }))).body.code).toBe('email_taken');
  });

  it.each([
    ['ADMIN', 'CEO', 201],
    ['ADMIN', 'TI', 403],
    ['ADMIN', 'FINANCEIRO', 403],
    ['USUARIO', 'GERENTE', 201],
    ['USUARIO', 'PARCEIRO', 403],
    ['USUARIO', 'CONTABILIDADE', 403],
  ] as const)('returns for %s %s: %d', { tags: ['C-12'] }, async (typeUser, typeCargo, status) => {
    const reply = await (await signInAs(typeUser, typeCargo)).try(usersApi.createAccountingFirm, firmBody());
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('accounting_create_denied');
  });
});
