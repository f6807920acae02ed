import { searchApi } from '@restitui/domain/insights/search/search.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addProduct } from '../../../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner } from '../../../../test/owners.ts';
import { statementsSent } from '../../../../test/statements-sent.ts';

let server: TestServer;
let home: TenantId;
let ceo: Caller;
let partner: Caller;
const cpf = '07175463570';

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  const boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
  const seller = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  [ceo, partner] = [await as(server, boss), await as(server, seller)];
  const owned = [{ razao_social: 'PADARIA AÇAÍ LTDA', id_responsavel: seller.id }, { razao_social: 'OFICINA DO ZÉ' }];
  const { clients } = await addOwner(server, { id_tenant: home, cpf, clients: owned });
  const contract = {
    id_tenant: home,
    typeRegime: 'SIMPLES_NACIONAL',
    contracts: ['PRINCIPAL'],
    by: boss.id,
    html: 'x',
  };
  for (const id_client of clients) {
    await addProduct(server, { id_tenant: home, id_client });
    await addAgreement(server, { ...contract, id_client });
  }
});
afterAll(() => server.close());

async function found(caller: Caller, q: string): Promise<string[]> {
  const { data } = await caller.call(searchApi.find, { query: { q } });
  return [
    ...data.proprietarios.map((owner) => `${owner.nomeProprietario} ${owner.cpf} ${owner.razao_social}`),
    ...data.produtos.map((product) => `${product.typeServico} ${product.razao_social}`),
    ...data.contratos.map((agreement) => `${agreement.typeRegime} ${agreement.estado} ${agreement.razao_social}`),
  ];
}

it('finds products and contracts by the name of the company, without accents', { tags: ['D-37'] }, async () => {
  expect(await found(ceo, 'acai')).toEqual([
    'PIS_COFINS_MONOFASICO_PARA_SN PADARIA AÇAÍ LTDA',
    'SIMPLES_NACIONAL para_assinar PADARIA AÇAÍ LTDA',
  ]);
});

it.each(['dona da', '071.754', cpf])('finds an owner by %s once, with a hidden CPF', { tags: ['D-37'] }, async (q) => {
  expect(await found(ceo, q)).toEqual(['Dona da Empresa ***.754.635-** OFICINA DO ZÉ']);
});

it('finds within the clients of the actor and the tenant only', { tags: ['D-37', 'D-14'] }, async () => {
  expect(await found(partner, 'oficina')).toEqual([]);
  expect(await found(partner, cpf)).toEqual(['Dona da Empresa ***.754.635-** PADARIA AÇAÍ LTDA']);
  const abroad = await addTenant(server);
  const stranger = await as(server, await addUser(server, { id_tenant: abroad, typeCargo: 'CEO' }));
  expect(await found(stranger, 'padaria')).toEqual([]);
});

it('takes wildcards as text, and refuses one character', async () => {
  expect(await found(ceo, '%%')).toEqual([]);
  expect(await ceo.try(searchApi.find, { query: { q: 'a' } })).toMatchObject({ status: 400 });
});

it('looks for the companies once where products and contracts have the same', async () => {
  const sent = await statementsSent(() => found(ceo, 'acai'));
  expect(sent.filter((text) => text.includes('with found as'))).toHaveLength(1);
});
