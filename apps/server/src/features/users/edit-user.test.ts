import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/users/cargo.ts';
import { usersApi } from '@restitui/domain/users/users.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../test/harness.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;
let adminCeo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  adminCeo = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }), home);
});
afterAll(() => server.close());

const partner = (values: object = {}) => addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', ...values });
const editing = ({ id }: TestUser, body: object) => ({ params: { id }, body }) as never;
const paying = ({ id }: TestUser, body: object) => ({ body: { id, comissao_user: 15, ...body } }) as never;
const caller = async (typeUser: TypeUser, typeCargo: TypeCargo, permissions: object) => {
  const id_tenant = typeUser === 'ADMIN' ? provider : home;
  return as(server, await addUser(server, { id_tenant, typeUser, typeCargo, permissions }), home);
};

describe('D-25 F-049 W-295 editing a person', () => {
  test('W-296 stores the fields that were sent, without masks, and leaves the others', async () => {
    const person = await partner({ name: 'Antes' });
    const sent = {
      name: ' Ana Souza ',
      cpf: '529.982.247-25',
      email: 'ana@editada.test',
      whatsApp: '(62) 99999-1111',
      tel: '(62) 3222-1111',
      cnpj: '11.222.333/0001-81',
      razao_social: 'ANA SOUZA CONSULTORIA LTDA',
      cep: '01310-100',
      logradouro: 'Avenida Paulista',
      numero: '1000',
      complemento: 'Sala 2',
      bairro: 'Bela Vista',
      municipio: 'São Paulo',
      estado: 'sp',
    };
    const stored = {
      cpf: '52998224725',
      whatsApp: '62999991111',
      tel: '6232221111',
      cnpj: '11222333000181',
      cep: '01310100',
      estado: 'SP',
    };
    const { data } = await ceo.call(usersApi.edit, editing(person, sent));
    expect(data).toMatchObject({ ...sent, ...stored, name: 'Ana Souza' });
    const { data: next } = await ceo.call(usersApi.edit, editing(person, { complemento: '', tel: null }));
    expect(next).toMatchObject({ ...sent, ...stored, name: 'Ana Souza', complemento: null, tel: null });
    expect((await ceo.call(usersApi.read, { params: { id: person.id } })).data).toEqual(next);
  });

  test('W-297 an e-mail that is none is told in the words of the list', async () => {
    const reply = await ceo.try(usersApi.edit, editing(await partner(), { email: 'ana' }));
    expect(reply).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'email', message: 'Invalid email address' }] },
    });
  });

  test('W-296 every field is optional: nothing sent, nothing changed', async () => {
    const person = await partner({ name: 'Igual' });
    expect((await ceo.call(usersApi.edit, editing(person, {}))).data.name).toBe('Igual');
  });

  test('never role, type, tenant, activation or password', async () => {
    const person = await partner();
    const sent = { typeCargo: 'CEO', typeUser: 'ADMIN', isAccepted: false, id_gerente: person.id, password_hash: 'x' };
    const { data } = await ceo.call(usersApi.edit, editing(person, { ...sent, name: 'Só o nome' }));
    expect(data).toMatchObject({ name: 'Só o nome', typeCargo: 'PARCEIRO', typeUser: 'USUARIO', isAccepted: true });
    expect(data.id_gerente).toBe(null);
  });

  test('409 when somebody else changed the same field meanwhile, with what it is now; other fields do not clash', async () => {
    const person = await partner({ name: 'Antes' });
    await adminCeo.call(usersApi.edit, editing(person, { name: 'Outra pessoa', seen: { name: 'Antes' } }));
    const late = { name: 'Minha', seen: { name: 'Antes' } };
    expect(await ceo.try(usersApi.edit, editing(person, late))).toMatchObject({
      status: 409,
      body: { code: 'user_changed', issues: [{ path: 'name', message: 'Agora está: Outra pessoa' }] },
    });
    const elsewhere = { numero: '7', seen: { numero: null } };
    expect((await ceo.call(usersApi.edit, editing(person, elsewhere))).data).toMatchObject({
      name: 'Outra pessoa',
      numero: '7',
    });
    const same = { name: 'Outra pessoa', seen: { name: 'Antes' } };
    expect((await ceo.try(usersApi.edit, editing(person, same))).status).toBe(200);
  });

  test('of two at once, one is stored and the other hears of it', async () => {
    const person = await partner({ name: 'Antes' });
    const both = ['Um', 'Dois'].map((name) =>
      ceo.try(usersApi.edit, editing(person, { name, seen: { name: 'Antes' } })),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    [{ name: '' }, 'name', 'Nome é obrigatório'],
    [{ cpf: '1' }, 'cpf', 'CPF inválido. Verifique o número digitado.'],
    [{ email: 'x' }, 'email', 'Invalid email address'],
    [{ whatsApp: '1' }, 'whatsApp', 'WhatsApp deve ter ao menos 10 dígitos'],
    [{ tel: '1' }, 'tel', 'Telefone deve ter ao menos 10 dígitos'],
    [{ cep: '123' }, 'cep', 'CEP é obrigatório'],
    [{ estado: 'XX' }, 'estado', 'UF inválida'],
  ])('400 for %j', async (change, path, message) => {
    const reply = await ceo.try(usersApi.edit, editing(await partner(), change));
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  test('an e-mail that somebody has is a 409; the own in other letters is not', async () => {
    const [person, other] = [await partner(), await partner()];
    const taken = await ceo.try(usersApi.edit, editing(person, { email: other.email }));
    expect(taken).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const own = await ceo.call(usersApi.edit, editing(person, { email: person.email.toUpperCase() }));
    expect(own.data.email).toBe(person.email.toUpperCase());
  });

  test.each([
    ['ADMIN', 'CEO', {}, 200, 200],
    ['ADMIN', 'TI', {}, 403, 403],
    ['ADMIN', 'TI', { update_user: true }, 200, 403],
    ['ADMIN', 'JURIDICO', { update_user: true }, 403, 403],
    ['USUARIO', 'CEO', {}, 200, 200],
    ['USUARIO', 'GERENTE', { update_user: true }, 403, 403],
    ['USUARIO', 'PARCEIRO', { update_user: true }, 403, 403],
  ] as const)(
    'C-23 %s %s with %j edits the name: %d, the e-mail: %d',
    async (typeUser, typeCargo, flags, name, email) => {
      const editor = await caller(typeUser, typeCargo, flags);
      const person = await partner();
      const named = await editor.try(usersApi.edit, editing(person, { name: 'Nome Novo' }));
      const mailed = await editor.try(usersApi.edit, editing(person, { email: `novo-${person.email}` }));
      expect([named.status, mailed.status]).toEqual([name, email]);
    },
  );

  test('D-13 no flag opens a CEO’s record, and no consultancy’s CEO that of an ADMIN or of another house', async () => {
    const boss = await partner({ typeCargo: 'CEO' });
    const ti = await caller('ADMIN', 'TI', { update_user: true });
    expect((await ti.try(usersApi.edit, editing(boss, { name: 'X' }))).body.code).toBe('user_edit_denied');
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'JURIDICO' });
    const stranger = await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'PARCEIRO' });
    for (const person of [admin, stranger, { ...admin, id: 'ninguem' }]) {
      expect((await ceo.try(usersApi.edit, editing(person, { name: 'X' }))).status).toBe(404);
    }
  });
});

describe('F-450 the commission', () => {
  test('F-251 F-252 F-253 C-17 is stored with the words that the server writes', async () => {
    const person = await partner();
    const before = (await ceo.call(usersApi.read, { params: { id: person.id } })).data;
    expect(before).toMatchObject({ comissao_user: 0, comissao_user_escrita: '0' });
    const { data } = await ceo.call(usersApi.changeCommission, paying(person, { comissao_user_escrita: 'cem' }));
    expect(data).toMatchObject({ id: person.id, comissao_user: 15, comissao_user_escrita: 'quinze' });
    const { data: none } = await adminCeo.call(usersApi.changeCommission, paying(person, { comissao_user: 0 }));
    expect(none).toMatchObject({ comissao_user: 0, comissao_user_escrita: 'zero' });
  });

  test.each([
    [{ comissao_user: 10.5 }, 'comissao_user', 'Informe um número válido.'],
    [{ comissao_user: 'dez' }, 'comissao_user', 'Informe um número válido.'],
    [{ comissao_user: undefined }, 'comissao_user', 'Informe um número válido.'],
    [{ comissao_user: 101 }, 'comissao_user', 'A comissão deve estar entre 0 e 100.'],
    [{ comissao_user: -1 }, 'comissao_user', 'A comissão deve estar entre 0 e 100.'],
    [{ id: undefined }, 'id', 'ID do usuário para alterar ausente'],
    [{ id: '' }, 'id', 'ID do usuário para alterar ausente'],
  ])('F-248 F-249 F-250 F-483 400 for %j', async (change, path, message) => {
    const reply = await ceo.try(usersApi.changeCommission, paying(await partner(), change));
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  test.each([
    ['ADMIN', 'TI'],
    ['ADMIN', 'FINANCEIRO'],
    ['USUARIO', 'GERENTE'],
    ['USUARIO', 'PARCEIRO'],
  ] as const)('F-252 G-20 not for %s %s, whatever flags; 404 elsewhere', async (typeUser, typeCargo) => {
    const other = await caller(typeUser, typeCargo, { update_user: true });
    const reply = await other.try(usersApi.changeCommission, paying(await partner(), {}));
    expect(reply).toMatchObject({ status: 403, body: { code: 'commission_change_denied' } });
    const stranger = await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'PARCEIRO' });
    expect((await ceo.try(usersApi.changeCommission, paying(stranger, {}))).status).toBe(404);
  });
});
