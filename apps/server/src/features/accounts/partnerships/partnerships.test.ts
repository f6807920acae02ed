import { invitationsApi } from '@restitui/domain/accounts/invitations/invitations.api.ts';
import type { PartnershipStageKey } from '@restitui/domain/accounts/partnerships/partnership-stages.ts';
import { partnershipsApi } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addClient } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCpf,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { addTemplate } from '../../../../test/templates.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { users } from '../users/users.table.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let boss: TestUser;
let ceo: Caller;
let manager: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  home = await addTenant(server);
  boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
  ceo = await as(server, boss);
  manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE', name: 'Gil' });
});

const read = async (id: string, by: Caller) => (await by.call(partnershipsApi.read, { params: { id } })).data;
async function stage(key: PartnershipStageKey, id: string, by = ceo) {
  const { stages } = await read(id, by);
  return stages.find((one) => one.key === key);
}
let made = 0;
const invited = async (by: Caller, typeCargo: 'PARCEIRO' | 'GERENTE' = 'PARCEIRO') => {
  const email = `caio${made++}@parceira.test`;
  const person = { name: 'Caio Dias', cpf: newCpf(), email, whatsApp: '62999990000', typeCargo, convidar: true };
  return (await by.call(usersApi.createPartner, { body: person })).data;
};

describe('the stages of a partnership', () => {
  it('begin with the invitation, which its sender repeats', async () => {
    const by = await as(server, manager);
    const { id } = await invited(by);
    expect(await stage('CONVITE', id, by)).toMatchObject({ state: 'AGORA', act: 'ENVIAR_CONVITE' });
    expect(await stage('ATIVACAO', id, by)).toMatchObject({ state: 'DEPOIS', act: null });
    server.clock.move(8 * 24 * 60 * 60_000);
    const later = await as(server, manager);
    expect((await stage('CONVITE', id, later))?.text).toBe('O convite venceu. Envie outro.');
    await later.call(invitationsApi.withdraw, { params: { id } });
    expect(await stage('CONVITE', id, later)).toMatchObject({ state: 'FEITA' });
  });

  it('offer the activation to the CEO alone, and tell when it happened', async () => {
    const by = await as(server, manager);
    const { id } = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', isAccepted: false });
    await server.inTenant(home, (db) => db.update(users).set({ id_gerente: manager.id }).where(eq(users.id, id)));
    expect(await stage('ATIVACAO', id, by)).toMatchObject({ state: 'AGORA', act: null });
    expect(await stage('ATIVACAO', id)).toMatchObject({ act: 'ATIVAR' });
    await ceo.call(usersApi.accept, { params: { userId: id } });
    expect(await stage('ATIVACAO', id)).toMatchObject({ date: server.clock.now().toISOString() });
    await ceo.call(usersApi.suspend, { params: { id } });
    expect(await stage('ATIVACAO', id)).toMatchObject({ state: 'AGORA', act: 'REATIVAR' });
  });

  it('lead from the photos over the review to the contract and its signature', async () => {
    const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Ana Paz' });
    const self = await as(server, person);
    const { id } = person;
    expect(await stage('IDENTIDADE', id, self)).toMatchObject({ state: 'AGORA', act: 'ENVIAR_IDENTIDADE' });
    expect(await stage('IDENTIDADE', id)).toMatchObject({ act: null });
    await addIdentityCheck(server, { id_tenant: home, id_user: id, nome: 'Ana Paz', cpf: person.cpf });
    expect(await stage('IDENTIDADE', id)).toMatchObject({ act: 'CONFERIR_IDENTIDADE' });
    expect(await stage('IDENTIDADE', id, self)).toMatchObject({ act: null, text: 'Suas fotos estão em conferência.' });

    expect(await stage('CONTRATO', id)).toMatchObject({ act: 'GERAR_CONTRATO' });
    expect(await stage('CONTRATO', id, self)).toMatchObject({ act: null, text: 'O contrato ainda não foi gerado.' });
    const typeContrato = 'PARCERIA_COMERCIAL_CPF' as const;
    await addTemplate(server, { id_tenant: home, id_user: boss.id, typeContrato, html: '<p>{{parceiro.nome}}</p>' });
    await ceo.call(agreementsApi.linkUser, { body: { email: person.email, contracts: [typeContrato] } });
    expect(await stage('CONTRATO', id, self)).toMatchObject({
      act: 'ASSINAR_CONTRATO',
      text: 'Falta a sua assinatura.',
    });
    expect(await stage('CONTRATO', id)).toMatchObject({ act: 'ABRIR_CONTRATO', text: 'Falta a assinatura da pessoa.' });
    const set = (values: Partial<typeof agreements.$inferInsert>) =>
      server.inTenant(home, (db) => db.update(agreements).set(values).where(eq(agreements.id_user, id)));
    await set({ acts: ['cliente'] });
    expect((await stage('CONTRATO', id))?.text).toBe('Falta a sua assinatura pela consultoria.');
    await set({ isAssinado: true });
    expect(await stage('CONTRATO', id)).toMatchObject({ state: 'FEITA', act: 'ABRIR_CONTRATO' });
  });

  it('count the clients, and show amounts to the person and to those who read fees', async () => {
    const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
    await server.inTenant(home, (db) =>
      db.update(users).set({ id_gerente: manager.id }).where(eq(users.id, person.id)),
    );
    const [self, by] = [await as(server, person), await as(server, manager)];
    expect(await stage('CLIENTES', person.id, self)).toMatchObject({ state: 'AGORA', act: 'CADASTRAR_CLIENTE' });
    await addClient(server, { id_tenant: home, id_responsavel: person.id });
    expect(await stage('CLIENTES', person.id, self)).toMatchObject({ state: 'FEITA', text: '1 cliente' });
    for (const reader of [self, ceo]) {
      expect(await stage('COMISSAO', person.id, reader)).toMatchObject({ act: 'VER_EXTRATO' });
    }
    expect(await stage('COMISSAO', person.id, by)).toMatchObject({
      ...{ act: null, text: 'Valores visíveis à pessoa e ao financeiro' },
    });
  });
});

describe('the hierarchy', () => {
  it('is the tree of who registered whom, with clients and commission', async () => {
    const byManager = await as(server, manager);
    const first = await invited(byManager);
    await server.inTenant(home, (db) =>
      db.update(users).set({ isAccepted: true, inviteExpiresAt: null }).where(eq(users.id, first.id)),
    );
    await addClient(server, { id_tenant: home, id_responsavel: first.id });
    const below = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Duda' });
    await server.inTenant(home, (db) => db.update(users).set({ id_createdBy: first.id }).where(eq(users.id, below.id)));
    await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Alheia' });

    const { network, registrar } = await read(manager.id, ceo);
    expect(registrar).toBeNull();
    expect(network.map(({ name, depth, clients }) => [name, depth, clients])).toEqual([
      ['Gil', 0, 0],
      ['Caio Dias', 1, 1],
      ['Duda', 2, 0],
    ]);
    expect((await read(first.id, ceo)).registrar).toMatchObject({ name: 'Gil', typeCargo: 'GERENTE' });
  });
});

describe('access to a partnership', () => {
  it.each<[TypeCargo, number]>([
    ['CEO', 200],
    ['TI', 200],
    ['ANALISTA', 403],
    ['JURIDICO', 403],
    ['FINANCEIRO', 403],
  ])('answers an ADMIN %s with %i', async (typeCargo, status) => {
    const by = await as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo }), home);
    expect((await by.try(partnershipsApi.read, { params: { id: manager.id } })).status).toBe(status);
  });

  it('is refused to colleagues, and a CEO has no partnership', async () => {
    const other = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await other.try(partnershipsApi.read, { params: { id: manager.id } })).toMatchObject({
      ...{ status: 403, body: { code: 'partnership_denied' } },
    });
    expect(await ceo.try(partnershipsApi.read, { params: { id: boss.id } })).toMatchObject({
      ...{ status: 404, body: { code: 'partnership_not_found' } },
    });
  });
});
