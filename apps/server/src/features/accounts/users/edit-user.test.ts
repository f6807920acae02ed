import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';

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

const addPartner = (values: object = {}) => addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', ...values });
type UserEdit = Request<typeof usersApi.edit>['body'];
const editRequest = ({ id }: TestUser, body: UserEdit) => ({ params: { id }, body });
const commissionRequest = ({ id }: TestUser, body: object) => ({ body: { id, comissao_user: 15, ...body } });
const callerWithCargo = async (typeUser: TypeUser, typeCargo: TypeCargo, permissions: object) => {
  const id_tenant = typeUser === 'ADMIN' ? provider : home;
  return as(server, await addUser(server, { id_tenant, typeUser, typeCargo, permissions }), home);
};

describe('editing a user', { tags: ['D-25', 'F-049', 'W-295'] }, () => {
  it('stores the sent fields without masks and leaves the others', { tags: ['W-296'] }, async () => {
    const person = await addPartner({ name: 'Antes' });
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
    const { data } = await ceo.call(usersApi.edit, editRequest(person, sent));
    expect(data).toMatchObject({ ...sent, ...stored, name: 'Ana Souza' });
    const { data: next } = await ceo.call(usersApi.edit, editRequest(person, { complemento: '', tel: null }));
    expect(next).toMatchObject({ ...sent, ...stored, name: 'Ana Souza', complemento: null, tel: null });
    expect((await ceo.call(usersApi.read, { params: { id: person.id } })).data).toEqual(next);
  });

  it('reports an invalid e-mail with the specified text', { tags: ['W-297'] }, async () => {
    const reply = await ceo.try(usersApi.edit, editRequest(await addPartner(), { email: 'ana' }));
    expect(reply).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'email', message: 'Invalid email address' }] },
    });
  });

  it('changes nothing when no field is sent', { tags: ['W-296'] }, async () => {
    const person = await addPartner({ name: 'Igual' });
    expect((await ceo.call(usersApi.edit, editRequest(person, {}))).data.name).toBe('Igual');
  });

  it('ignores cargo, type, tenant, activation and password', async () => {
    const person = await addPartner();
    const sent = { typeCargo: 'CEO', typeUser: 'ADMIN', isAccepted: false, id_gerente: person.id, password_hash: 'x' };
    const { data } = await ceo.call(usersApi.edit, editRequest(person, { ...sent, name: 'Só o nome' }));
    expect(data).toMatchObject({ name: 'Só o nome', typeCargo: 'PARCEIRO', typeUser: 'USUARIO', isAccepted: true });
    expect(data.id_gerente).toBe(null);
  });

  it('returns 409 with the current value when another user changed the same field meanwhile, but not for other fields', async () => {
    const person = await addPartner({ name: 'Antes' });
    await adminCeo.call(usersApi.edit, editRequest(person, { name: 'Outra pessoa', seen: { name: 'Antes' } }));
    const late = { name: 'Minha', seen: { name: 'Antes' } };
    expect(await ceo.try(usersApi.edit, editRequest(person, late))).toMatchObject({
      status: 409,
      body: { code: 'user_changed', issues: [{ path: 'name', message: 'Agora está: Outra pessoa' }] },
    });
    const elsewhere = { numero: '7', seen: { numero: null } };
    expect((await ceo.call(usersApi.edit, editRequest(person, elsewhere))).data).toMatchObject({
      name: 'Outra pessoa',
      numero: '7',
    });
    const same = { name: 'Outra pessoa', seen: { name: 'Antes' } };
    expect((await ceo.try(usersApi.edit, editRequest(person, same))).status).toBe(200);
  });

  it('stores one of two concurrent edits and reports a conflict to the other', async () => {
    const person = await addPartner({ name: 'Antes' });
    const both = ['Um', 'Dois'].map((name) =>
      ceo.try(usersApi.edit, editRequest(person, { name, seen: { name: 'Antes' } })),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ name: '' }, 'name', 'Nome é obrigatório'],
    [{ cpf: '1' }, 'cpf', 'CPF inválido. Verifique o número digitado.'],
    [{ email: 'x' }, 'email', 'Invalid email address'],
    [{ whatsApp: '1' }, 'whatsApp', 'WhatsApp deve ter ao menos 10 dígitos'],
    [{ tel: '1' }, 'tel', 'Telefone deve ter ao menos 10 dígitos'],
    [{ cep: '123' }, 'cep', 'CEP é obrigatório'],
    [{ estado: 'XX' }, 'estado', 'UF inválida'],
  ])('returns 400 for %j', async (change, path, message) => {
    const reply = await ceo.try(usersApi.edit, editRequest(await addPartner(), change));
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  it('returns 409 for an e-mail in use, but not for the same one in other letter case', async () => {
    const [person, other] = [await addPartner(), await addPartner()];
    const taken = await ceo.try(usersApi.edit, editRequest(person, { email: other.email }));
    expect(taken).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const own = await ceo.call(usersApi.edit, editRequest(person, { email: person.email.toUpperCase() }));
    expect(own.data.email).toBe(person.email.toUpperCase());
  });

  it.each([
    ['ADMIN', 'CEO', {}, 200, 200],
    ['ADMIN', 'TI', {}, 403, 403],
    ['ADMIN', 'TI', { update_user: true }, 200, 403],
    ['ADMIN', 'JURIDICO', { update_user: true }, 403, 403],
    ['USUARIO', 'CEO', {}, 200, 200],
    ['USUARIO', 'GERENTE', { update_user: true }, 403, 403],
    ['USUARIO', 'PARCEIRO', { update_user: true }, 403, 403],
  ] as const)(
    'lets %s %s with %j edit the name: %d, the e-mail: %d',
    { tags: ['C-23'] },
    async (typeUser, typeCargo, flags, name, email) => {
      const editor = await callerWithCargo(typeUser, typeCargo, flags);
      const person = await addPartner();
      const named = await editor.try(usersApi.edit, editRequest(person, { name: 'Nome Novo' }));
      const mailed = await editor.try(usersApi.edit, editRequest(person, { email: `novo-${person.email}` }));
      expect([named.status, mailed.status]).toEqual([name, email]);
    },
  );

  it("protects a CEO's record from users with flags, and ADMINs and other tenants from a consultancy's CEO", {
    tags: ['D-13'],
  }, async () => {
    const boss = await addPartner({ typeCargo: 'CEO' });
    const ti = await callerWithCargo('ADMIN', 'TI', { update_user: true });
    expect((await ti.try(usersApi.edit, editRequest(boss, { name: 'X' }))).body.code).toBe('user_edit_denied');
    const admin = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'JURIDICO' });
    const stranger = await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'PARCEIRO' });
    for (const person of [admin, stranger, { ...admin, id: 'ninguem' }]) {
      expect((await ceo.try(usersApi.edit, editRequest(person, { name: 'X' }))).status).toBe(404);
    }
  });
});

describe('commission', { tags: ['F-450'] }, () => {
  it('is stored with an amount in words written by the server', {
    tags: ['F-251', 'F-252', 'F-253', 'C-17'],
  }, async () => {
    const person = await addPartner();
    const before = (await ceo.call(usersApi.read, { params: { id: person.id } })).data;
    expect(before).toMatchObject({ comissao_user: 0, comissao_user_escrita: '0' });
    const { data } = await ceo.call(
      usersApi.changeCommission,
      commissionRequest(person, { comissao_user_escrita: 'cem' }),
    );
    expect(data).toMatchObject({ id: person.id, comissao_user: 15, comissao_user_escrita: 'quinze' });
    const { data: none } = await adminCeo.call(
      usersApi.changeCommission,
      commissionRequest(person, { comissao_user: 0 }),
    );
    expect(none).toMatchObject({ comissao_user: 0, comissao_user_escrita: 'zero' });
  });

  it.each([
    [{ comissao_user: 10.5 }, 'comissao_user', 'Informe um número válido.'],
    [{ comissao_user: 'dez' }, 'comissao_user', 'Informe um número válido.'],
    [{ comissao_user: undefined }, 'comissao_user', 'Informe um número válido.'],
    [{ comissao_user: 101 }, 'comissao_user', 'A comissão deve estar entre 0 e 100.'],
    [{ comissao_user: -1 }, 'comissao_user', 'A comissão deve estar entre 0 e 100.'],
    [{ id: undefined }, 'id', 'ID do usuário para alterar ausente'],
    [{ id: '' }, 'id', 'ID do usuário para alterar ausente'],
  ])('returns 400 for %j', { tags: ['F-248', 'F-249', 'F-250', 'F-483'] }, async (change, path, message) => {
    const reply = await ceo.try(usersApi.changeCommission, commissionRequest(await addPartner(), change));
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  it.each([
    ['ADMIN', 'TI'],
    ['ADMIN', 'FINANCEIRO'],
    ['USUARIO', 'GERENTE'],
    ['USUARIO', 'PARCEIRO'],
  ] as const)(
    'is denied to %s %s with any flags, and returns 404 in other tenants',
    { tags: ['F-252', 'G-20'] },
    async (typeUser, typeCargo) => {
      const other = await callerWithCargo(typeUser, typeCargo, { update_user: true });
      const reply = await other.try(usersApi.changeCommission, commissionRequest(await addPartner(), {}));
      expect(reply).toMatchObject({ status: 403, body: { code: 'commission_change_denied' } });
      const stranger = await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'PARCEIRO' });
      expect((await ceo.try(usersApi.changeCommission, commissionRequest(stranger, {}))).status).toBe(404);
    },
  );
});
