import { workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnalysisFixture } from '../../../../test/analysis-fixture.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../test/harness.ts';

const client = '11222333000181';
let server: TestServer;
let fixture: Awaited<ReturnType<typeof createAnalysisFixture>>;

beforeAll(async () => {
  server = await startTestServer();
  const provider = await addTenant(server, { isProvider: true });
  const analyst = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  fixture = await createAnalysisFixture(server, analyst);
  await fixture.sendAndRun();
});
afterAll(() => server.close());

/** The work on products to decide, as 'text, reais'. */
async function openWork(): Promise<string[]> {
  const { data } = await fixture.admin.call(workQueueApi.read);
  const items = data.grupos.flatMap(({ linhas }) => linhas.flatMap(({ itens }) => itens));
  return items.filter(({ tipo }) => tipo === 'decidir_produtos').map(({ texto, valor }) => `${texto} ${valor}`);
}

async function products() {
  const { data } = await fixture.admin.call(simplesEffectsApi.reviews, {
    params: { id_apuracao: fixture.id_apuracao },
  });
  return data.produtos;
}

async function decide({ codigo, produto, ncm, extipi }: Awaited<ReturnType<typeof products>>[number], contar: boolean) {
  const about = { alcance: 'cliente', tipo: 'produto', id_client: client, codigo, produto, ncm, extipi } as const;
  const body = { ...about, contar, motivo: 'Conferido na ficha técnica.' };
  const { data } = await fixture.admin.call(simplesDecisionsApi.create, { body });
  return data.id;
}

it('asks for the products that no decision covers, then for those that the result lacks', {
  tags: ['D-33'],
}, async () => {
  const [rubber, water] = await products();
  if (!rubber || !water) throw new Error('The fixture has two products to decide.');
  expect(await openWork()).toEqual(['2 produtos a decidir seguram o pedido. 455.9']);

  await decide(water, false);
  expect(await openWork()).toEqual(['1 produto a decidir segura o pedido. 400']);
  const counted = await decide(rubber, true);
  expect(await openWork()).toEqual(['1 produto decidido ainda não conta. Aplique. 400']);

  const params = { id: counted };
  await fixture.admin.call(simplesDecisionsApi.revoke, { params, body: { motivo: 'Faltava a prova.' } });
  expect(await openWork()).toEqual(['1 produto a decidir segura o pedido. 400']);
  // The amounts of products that are left out do not change, so that nothing is to be applied.
  await decide(rubber, false);
  expect(await openWork()).toEqual([]);
});

it('asks nothing about a closed assessment', async () => {
  const [, water] = await products();
  const decided = (await fixture.admin.call(simplesDecisionsApi.list, {})).data.find(({ ncm }) => ncm === water?.ncm);
  const params = { id: decided?.id ?? '' };
  await fixture.admin.call(simplesDecisionsApi.revoke, { params, body: { motivo: 'Fim do teste.' } });
  expect(await openWork()).toEqual(['1 produto a decidir segura o pedido. 55.9']);
  await fixture.admin.call(assessmentsApi.setOpen, {
    params: { id: fixture.id_apuracao },
    body: { isModifica: false },
  });
  expect(await openWork()).toEqual([]);
});
