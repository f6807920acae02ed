import { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { pendingItemsApi as api } from '@restitui/domain/insights/pending-items/pending-items.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAgreement, addSuggestion } from '../../../../test/agreements.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { addOwner, type TestOwner } from '../../../../test/owners.ts';

const day = 86_400_000;
let server: TestServer;
let home: TenantId;
let partner: TestUser;
let owner: TestOwner;
let ceo: Caller;
let other: string;
let id_client: string;
let id_agreement: string;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO', name: 'Paula Parceira' });
  const boss = await addUser(server, { id_tenant: home, typeUser: 'USUARIO', typeCargo: 'CEO' });
  ceo = await as(server, boss);
  owner = await addOwner(server, { id_tenant: home, clients: [{ id_responsavel: partner.id }, {}] });
  [id_client = '', other = ''] = owner.clients;
  const contract = {
    id_tenant: home,
    typeRegime: 'SIMPLES_NACIONAL',
    contracts: ['PRINCIPAL'],
    by: boss.id,
    html: 'x',
  };
  id_agreement = await addAgreement(server, { ...contract, id_client });
  await addAgreement(server, { ...contract, id_client: other });
  const partnership = { id_user: partner.id, contracts: ['PARCERIA_COMERCIAL_CPF'], typeRegime: null };
  await addAgreement(server, { ...contract, ...partnership });
  server.clock.move(8 * day);
  await addSuggestion(server, { id_tenant: home, id_agreement, requestChange: 'Prazo menor' });
  await addIdentityCheck(server, {
    ...{ id_tenant: home, id_owner: owner.id, nome: 'Dona da Empresa', cpf: owner.cpf },
  });
  server.clock.move(3 * day);
  const item = { params: { id_client }, body: { item: 'Extrato' } };
  await (await as(server, partner)).call(clientDocumentsApi.ask, item);
});
afterAll(() => server.close());

const list = async (caller: Caller, query: object = {}) => {
  const { data } = await caller.call(api.list, { query: { page: 1, pageSize: 50, ...query } });
  return data.map(({ tipo, depende, dias, id_client: of }) => `${tipo} ${depende} ${dias} ${of ?? '-'}`);
};

it('lists what waits with its age, oldest first', async () => {
  const items = await list(ceo);
  expect(items.slice(0, 2).toSorted()).toEqual([`assinar cliente 11 ${other}`, 'assinar parceiro 11 -']);
  expect(items.slice(2)).toEqual([
    `decidir consultoria 3 ${id_client}`,
    'verificar consultoria 3 -',
    `receber cliente 0 ${id_client}`,
  ]);
});

it('shows partners the items of their clients and their own contract', async () => {
  const items = await list(await as(server, partner));
  expect(items.toSorted()).toEqual(
    ['assinar parceiro 11 -', `decidir consultoria 3 ${id_client}`, `receber cliente 0 ${id_client}`].toSorted(),
  );
});

it.each([
  ['kind', { tipo: 'verificar' }, 1],
  ['the one it depends on', { depende: 'consultoria' }, 2],
  ['age', { dias: '7' }, 2],
  ['text', { q: 'EXTRATO' }, 1],
  ['person responsible', { q: 'paula' }, 3],
])('filters by %s', async (_, query, count) => {
  expect(await list(ceo, query)).toHaveLength(count);
});

it('divides the list into pages and counts all', async () => {
  const { data, page } = await ceo.call(api.list, { query: { page: 2, pageSize: 2 } });
  expect([data.length, page]).toEqual([2, { number: 2, size: 2, total: 5 }]);
});

it('drops what was done', async () => {
  await ceo.call(identityChecksApi.decideClient, { params: { ownerId: owner.id, verifed: 'true' } });
  expect(await list(ceo, { tipo: 'verificar' })).toEqual([]);
});

it('shows no item of another tenant, and refuses roles without clients', async () => {
  const abroad = await addTenant(server, { isProvider: true });
  expect(await list(await as(server, await addUser(server, { id_tenant: abroad, typeCargo: 'CEO' })))).toEqual([]);
  const finance = await as(server, await addUser(server, { id_tenant: abroad, typeUser: 'ADMIN', typeCargo: 'TI' }));
  expect(await finance.try(api.list, { query: { page: 1, pageSize: 50 } })).toMatchObject({
    status: 403,
    body: { code: 'pending_items_denied' },
  });
});
