import { activeDecisionsFor } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addReadyRun, monthRow } from '../../../../test/analysis-result.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { decisionOfReview } from '../../../db/decided-products.ts';
import { insertReviews } from '../analysis/simples-reviews.repository.ts';
import { simplesReviews } from '../analysis/simples-reviews.table.ts';
import { decisionFinder } from './decision-finder.rules.ts';
import { insertDecision, listAllActiveDecisions, type NewDecisionRow } from './simples-decisions.repository.ts';

let server: TestServer;
let tenant: TenantId;
let id_client: string;
let id_run: string;
let id_user: string;

const names = ['TAPETE DE BORRACHA', 'Tapête-p/ carro', 'tapetes', 'Água C/ GÁS 2L', 'BORRACHA  ÁGUA', ''];
const codes = ['P1', 'P2'];
const products = names.flatMap((produto) =>
  codes.flatMap((codigo) =>
    ['4016.99.90', '40169990', '22011000', ''].flatMap((ncm) =>
      ['', '00', '01', '1'].map((extipi) => ({ codigo, produto, ncm, extipi })),
    ),
  ),
);

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTenant(server);
  ({ id: id_user } = await addUser(server, { id_tenant: tenant, typeCargo: 'CEO' }));
  id_client = await addClient(server, { id_tenant: tenant });
  const id_product = await addProduct(server, { id_tenant: tenant, id_client });
  const id_apuracao = await addTestAssessment(server, { id_tenant: tenant, id_client, id_product });
  id_run = await addReadyRun(server, { id_tenant: tenant, id_apuracao, id_user, rows: [monthRow('01/2024')] });
  const undecided = { regra: '', lei: '', decisao: null, itens: 1, valor: 1, meses: [] };
  const reviews = products.map((product) => ({ ...product, ...undecided }));
  await server.inTenant(tenant, (db) => insertReviews(db, tenant, id_run, reviews));
});
afterAll(() => server.close());

type Given = Partial<NewDecisionRow> & Pick<NewDecisionRow, 'id' | 'contar'>;

/** Stores a decision on NCM 40169990; of the client, where nothing else is given. */
const decide = (given: Given) =>
  server.inTenant(tenant, (db) =>
    insertDecision(db, {
      ...{ id_tenant: tenant, id_user, id_client, autor: 'Ana', motivo: 'Conferido.', alvo: given.id },
      ...{ alcance: 'cliente', tipo: 'palavras', codigo: null, produto: '', ncm: '40169990', extipi: '', palavras: '' },
      ...{ ano: null, de: null, ate: null, em: '2026-11-20T12:00:00.000Z' },
      ...given,
    }),
  );

/** Finds the decision for each product of the result twice, by SQL and by the index of the engine. */
function bothFindings() {
  return server.inTenant(tenant, async (db) => {
    const client = sql`${id_client}`;
    const { codigo, produto, ncm, extipi } = simplesReviews;
    const bySql = await db
      .select({ codigo, produto, ncm, extipi, contar: decisionOfReview(client) })
      .from(simplesReviews)
      .where(and(eq(simplesReviews.id_tenant, tenant), eq(simplesReviews.id_run, id_run)));
    const find = decisionFinder(activeDecisionsFor(await listAllActiveDecisions(db, tenant), id_client));
    return { bySql, byEngine: bySql.map((row) => ({ ...row, contar: find(row)?.monofasico ?? null })) };
  });
}

const consultancy = { alcance: 'consultoria', id_client: null } as const;
const wholesale = { tipo: 'atacadista', ncm: '', ano: 2024 } as const;
const ofProduct = { tipo: 'produto', codigo: 'P1' } as const;
const steps: Given[] = [
  { id: 'a', contar: true, ...wholesale },
  { id: 'b', contar: true, ...consultancy },
  { id: 'c', contar: false, ...consultancy, palavras: 'tapete' },
  { id: 'd', contar: true, palavras: 'borracha, TAPÊTE' },
  { id: 'e', contar: false, palavras: 'tapete' },
  { id: 'z', contar: true, palavras: 'Carro', em: '2026-11-21T02:30:00.000Z' },
  { id: 'g', contar: false, palavras: 'Carro', em: '2026-11-21T03:30:00.000Z' },
  { id: 'h', contar: false, palavras: 'água' },
  { id: 'i', contar: true, ...ofProduct, extipi: '01' },
  { id: 'j', contar: false, ...ofProduct, extipi: '' },
  { id: 'k', contar: true, ncm: '22011000', palavras: 'gas' },
  { id: 'l', contar: false, em: '2026-11-22T12:00:00.000Z' },
];

it('finds by SQL the decision that the engine finds, whatever decisions there are', { tags: ['D-33'] }, async () => {
  for (const step of steps) {
    expect(await decide(step), step.id).toBe(true);
    const { bySql, byEngine } = await bothFindings();
    expect(bySql, step.id).toEqual(byEngine);
  }
  const { bySql } = await bothFindings();
  expect(new Set(bySql.map(({ contar }) => contar))).toEqual(new Set([true, false, null]));
});
