import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgreement } from '../../../test/agreements.ts';
import { addClient, addProduct, addTestAssessment } from '../../../test/clients.ts';
import { addTestCredit } from '../../../test/credits.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Db, withTenant } from '../../db/tenant-scope.ts';
import { agreements } from '../agreements/agreements.table.ts';
import { clients } from '../clients/clients.table.ts';
import { credits } from '../credits/credits.table.ts';
import { products } from '../products/products.table.ts';

let server: TestServer;
let tenant: TenantId;
let people: string[];
const places: { id_tenant: TenantId; id_client: string; id_product: string; id_apuracao: string }[] = [];

const within = <T>(work: (db: Db) => Promise<T>) => withTenant(server.database.pool, { tenant }, work);
const rowsOf = (query: ReturnType<typeof sql>) => within(async (db) => (await db.execute(query)).rows);

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTenant(server);
  people = [(await addUser(server, { id_tenant: tenant })).id, (await addUser(server, { id_tenant: tenant })).id];
  for (const typeServico of ['FCVS', 'APURACAO_ST', 'SUBVENCAO'] as const) {
    const id_client = await addClient(server, { id_tenant: tenant });
    for (const service of [typeServico, 'PREVIDENCIARIO'] as const) {
      const id_product = await addProduct(server, { id_tenant: tenant, id_client, typeServico: service });
      const place = { id_tenant: tenant, id_client, id_product };
      places.push({ ...place, id_apuracao: await addTestAssessment(server, place) });
    }
    const by = people[0] ?? '';
    const contract = { id_tenant: tenant, id_client, by, html: '', contracts: ['PRINCIPAL'] };
    await addAgreement(server, { ...contract, typeRegime: 'SIMPLES_NACIONAL' });
    await addAgreement(server, { ...contract, typeRegime: 'LUCRO_REAL' });
  }
  await addTestCredit(server, { ...at(0), creditOrigin: 100.1, compensacao: 20.05 });
});
afterAll(() => server.close());

function at(n: number) {
  const place = places[n % places.length];
  if (!place) throw new Error('There are no places.');
  return place;
}

/** Changes in an order that looks like chance and is the same every time. */
async function change(n: number): Promise<unknown> {
  const place = at(n * 5 + (n % 7));
  const person = [null, ...people][n % 3] ?? null;
  if (n % 5 === 0) {
    const month = [null, '10/2026', '01/2027'][n % 3] ?? null;
    return addTestCredit(server, {
      ...place,
      creditOrigin: n + 0.1,
      compensacao: n % 2 ? n * 2 : 0,
      mesRestituicao: month,
    });
  }
  return within((db) => {
    const ofClient = eq(clients.cnpjcpf, place.id_client);
    switch (n % 5) {
      case 1:
        return db
          .update(products)
          .set({ id_analista: person, status: n % 2 ? 'SUSPENSO' : 'PAGO' })
          .where(eq(products.id, place.id_product));
      case 2:
        return db
          .update(agreements)
          .set({ isAssinado: n % 3 > 0, IsAtivo: n % 4 > 0 })
          .where(
            sql`${agreements.id_client} = ${place.id_client} and ${agreements.typeRegime} like ${n % 2 ? 'S%' : '%'}`,
          );
      case 3:
        return db
          .update(clients)
          .set({
            status: n % 2 ? 'NOVO' : 'BLOQUEADO',
            id_gerente: person,
            createdDate: `2026-0${(n % 9) + 1}-01T01:00:00Z`,
          })
          .where(ofClient);
      default:
        return db
          .update(credits)
          .set({ compensacao: n, deletedAt: n % 3 ? null : '2026-11-20T12:00:00Z', mesRestituicao: '02/2026' })
          .where(eq(credits.id_product, place.id_product));
    }
  });
}

async function expectPlainSums(): Promise<void> {
  const month = (column: string) => sql.raw(`to_char("${column}" at time zone 'America/Sao_Paulo', 'YYYYMM')::int`);
  const kept = sql`select id_client, mes, status, id_gerente, assinado, suspenso, servicos, analistas
    from client_figures order by 1`;
  const plain = sql`select cnpjcpf as id_client, ${month('createdDate')} as mes, status, id_gerente,
      coalesce((select bool_and("isAssinado") from agreements where id_client = cnpjcpf and "IsAtivo"), false) as assinado,
      exists (select from products where id_client = cnpjcpf and status like '%SUSPENS%') as suspenso,
      array(select distinct "typeServico" from products where id_client = cnpjcpf order by 1) as servicos,
      array(select distinct id_analista from products where id_client = cnpjcpf and id_analista is not null order by 1)
        as analistas
    from clients order by 1`;
  expect(await rowsOf(kept)).toEqual(await rowsOf(plain));

  const desks = sql`select id_analista, "typeServico", status, sum(produtos)::int as n from product_tallies
    group by 1, 2, 3 having sum(produtos) <> 0 order by 1, 2, 3`;
  const products = sql`select id_analista, "typeServico", status, count(*)::int as n from products
    group by 1, 2, 3 order by 1, 2, 3`;
  expect(await rowsOf(desks)).toEqual(await rowsOf(products));

  const amounts = sql`select "typeServico", feito, usado, sum(encontrado)::float8 as encontrado,
      sum(honorarios)::float8 as honorarios, sum(restituido)::float8 as restituido
    from credit_tallies group by 1, 2, 3 having sum(encontrado) <> 0 order by 1, 2, 3`;
  const summed = sql`select p."typeServico", to_char(c."createdDate" at time zone 'America/Sao_Paulo', 'YYYYMM')::int
        as feito,
      coalesce(to_char(to_date("mesRestituicao", 'MM/YYYY'), 'YYYYMM'),
        to_char(c."createdDate" at time zone 'America/Sao_Paulo', 'YYYYMM'))::int as usado,
      sum("creditOrigin")::float8 as encontrado,
      sum(greatest("creditOrigin" - compensacao, 0) * comissao_porcentagem)::float8 as honorarios,
      sum(compensacao)::float8 as restituido
    from credits c join products p on p.id = c.id_product where "deletedAt" is null group by 1, 2, 3 order by 1, 2, 3`;
  expect(await rowsOf(amounts)).toEqual(await rowsOf(summed));
}

test('what is kept for the dashboards is the plain sum, after any order of changes', async () => {
  await expectPlainSums();
  for (let n = 0; n < 60; n++) {
    await change(n);
    if (n % 10 === 9) await expectPlainSums();
  }
  await rowsOf(sql`select fold_product_tallies(${tenant}), fold_credit_tallies(${tenant})`);
  await expectPlainSums();
  const [desks] = await rowsOf(sql`select count(*)::int as n from product_tallies`);
  expect(desks?.n).toBeLessThanOrEqual(places.length);
});

test('changes of one client at the same time wait for each other, and nothing is lost', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, n) => change(n * 5 + 1)));
  await expectPlainSums();
});

test('a change that fails leaves no trace in them', async () => {
  const failing = within(async (db) => {
    await db.update(products).set({ status: 'SUSPENSO' });
    throw new Error('afterwards');
  });
  await expect(failing).rejects.toThrow('afterwards');
  await expectPlainSums();
});

test('the service of a product stays: its credits are counted under it', async () => {
  const moved = within((db) =>
    db
      .update(products)
      .set({ typeServico: 'EQUIPARACAO_HOSPITALAR' })
      .where(sql`${products.id} = ${at(1).id_product}`),
  );
  await expect(moved).rejects.toMatchObject({ cause: { code: '23514' } });
});
