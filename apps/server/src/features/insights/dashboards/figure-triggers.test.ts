import { toDay } from '@restitui/brazil/day.ts';
import { integerCents, roundedCents } from '@restitui/brazil/money.ts';
import type { ClientScope } from '@restitui/domain/crm/clients/clients.access.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addReadyRun, monthRow, sliceOf } from '../../../../test/analysis-result.ts';
import { addClient, addProduct, addTestAssessment } from '../../../../test/clients.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import { dashboardSums } from '../../../../test/dashboard-sums.ts';
import { addBoletoToPay, addEarnedFee } from '../../../../test/fees.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { type Db, withTenant } from '../../../db/tenant-scope.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { feeCharges } from '../../billing/fees/fees.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { credits } from '../../recovery/credits/credits.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { countPortfolio } from './portfolio-figures.repository.ts';
import { countRegistrations } from './registrations.repository.ts';

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
  // New assessments of the same products; one of them has a result only later than the first.
  for (const place of places.slice(0, 3)) {
    server.clock.move(places.length % 2 ? 1000 : 0);
    places.push({ ...place, id_apuracao: await addTestAssessment(server, place) });
  }
  const id_credit = await addTestCredit(server, { ...at(0), creditOrigin: 100.1, compensacao: 20.05 });
  await addEarnedFee(server, { id_tenant: tenant, id_client: at(0).id_client, id_credit });
  const id_boleto = await addBoletoToPay(server, { ...at(0), valorNominal: 10 });
  await within((db) =>
    db.insert(feeCharges).values({ id_tenant: tenant, id_boleto, id_credit, centavos: roundedCents(10) }),
  );
});
afterAll(() => server.close());

function at(n: number) {
  const place = places[n % places.length];
  if (!place) throw new Error('There are no places.');
  return place;
}

/** Applies pseudo-random, reproducible changes. */
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
          .set({
            compensacao: roundedCents(n),
            deletedAt: n % 3 ? null : '2026-11-20T12:00:00Z',
            mesRestituicao: '02/2026',
          })
          .where(eq(credits.id_product, place.id_product));
    }
  });
}

/** Changes boletos, the fees they pay, and analyses. */
async function changeMoney(n: number): Promise<unknown> {
  const { id_apuracao } = at(n);
  const month = (days: number, total_a_restituir: number) => ({
    ...monthRow(`${String((days % 12) + 1).padStart(2, '0')}/2024`),
    ...{ prescreve_em: `2029-${String((n % 12) + 1).padStart(2, '0')}-20`, total_a_restituir },
  });
  if (n % 4 === 0)
    await addBoletoToPay(server, { ...at(n), valorNominal: n + 0.1, dataVencimento: toDay(`2026-0${(n % 9) + 1}-28`) });
  if (n % 4 === 1) {
    const rows = [month(n, n + 0.25), month(n + 1, 0), month(n + 2, n)];
    const details = { [month(n, 0).competencia]: { fatias: [sliceOf('2024-06-20', n), sliceOf('2024-06-25', 0.25)] } };
    await addReadyRun(server, { id_tenant: tenant, id_user: people[0] ?? '', id_apuracao, rows, details });
  }
  return within(async (db) => {
    await db.update(feeCharges).set({ pago: integerCents(n % 2 ? n : 0) });
    if (n % 4 === 2) {
      await db.execute(sql`insert into refund_requests
        select id_apuracao, id_tenant, competencia, pagamento, 'PEDIDO', now(), '', null, 1, ${people[0]}, '', now()
        from refund_slices order by id_apuracao, competencia, pagamento limit ${n % 5}
        on conflict (id_tenant, id_apuracao, competencia, pagamento) do update set situacao = 'INDEFERIDO'`);
    }
    if (n % 4 === 3) {
      await db.execute(
        sql`update boletos set situacao = 'RECEBIDO', "valorRecebido" = ${n + 0.5} where right(id, 1) < '8'`,
      );
      await db.execute(sql`update refund_slices set valor = ${n % 8 ? n : 0} where id_apuracao = ${id_apuracao}`);
      await db.execute(
        sql`update assessments set "createdDate" = ${`2026-0${(n % 9) + 1}-01`} where id = ${at(n + 1).id_apuracao}`,
      );
      if (n % 5 === 0) await db.execute(sql`delete from refund_slices where id_apuracao = ${at(n + 2).id_apuracao}`);
      if (n % 2)
        await db.execute(
          sql`delete from boletos where right(id, 1) = '9' and id not in (select id_boleto from fee_charges)`,
        );
    }
  });
}

async function expectPlainSums(): Promise<void> {
  for (const [what, { kept, plain }] of Object.entries(dashboardSums)) {
    expect(await rowsOf(kept), what).toEqual(await rowsOf(plain));
  }
}

it('keeps the figures equal to plain sums after any order of changes', async () => {
  await expectPlainSums();
  for (let n = 0; n < 60; n++) {
    await change(n);
    if (n % 3 === 0) await changeMoney(n);
    if (n % 10 === 9) await expectPlainSums();
  }
  await rowsOf(
    sql`select fold_client_tallies(${tenant}), fold_product_tallies(${tenant}), fold_credit_tallies(${tenant}),
      fold_boleto_tallies(${tenant})`,
  );
  await expectPlainSums();
  const [desks] = await rowsOf(sql`select count(*)::int as n from product_tallies`);
  expect(desks?.n).toBeLessThanOrEqual(places.length);
  const [tallies] = await rowsOf(sql`select count(*)::int as n from client_tallies`);
  expect(tallies?.n).toBeLessThanOrEqual(3);
});

it('counts the same from the tallies as from the clients', async () => {
  await rowsOf(sql`update clients set "procuracaoHabilitada" = true, "procuracaoValidaAte" = '2026-01-31'
    where cnpjcpf = ${at(0).id_client}`);
  const services = ['FCVS', 'APURACAO_ST', 'SUBVENCAO', 'PREVIDENCIARIO'] as const;
  const scopeOf = (clients: ClientScope) => ({
    tenant,
    scope: { clients, products: 'all' as const },
    pessoa: undefined,
  });
  const [all, byService] = [scopeOf({ kind: 'all' }), scopeOf({ kind: 'withServices', services: [...services] })];
  for (const periodo of [undefined, '2026', '2026-02..2026-05', '2031']) {
    const asked = { periodo, today: '2026-11-20' };
    const counted = await within((db) => countRegistrations(db, all, asked));
    expect(counted, periodo).toEqual(await within((db) => countRegistrations(db, byService, asked)));
    const portfolio = await within((db) => countPortfolio(db, all, periodo));
    expect(portfolio, periodo).toEqual(await within((db) => countPortfolio(db, byService, periodo)));
    if (!periodo) expect(counted).toMatchObject({ total: 3, certificado_expirado: 1 });
  }
});

it('loses no update when changes of one client run concurrently', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, n) => change(n * 5 + 1)));
  await expectPlainSums();
});

it('does not deadlock when bulk changes of the same clients run in opposite order', async () => {
  const [first, second] = [at(0), at(2)];
  const products = async (db: Db, services: string, id_client: string) =>
    db.execute(sql`update products set status = case status when 'PAGO' then 'ATIVO' else 'PAGO' end
      where id_client = ${id_client} and "typeServico" ${sql.raw(services)} 'PREVIDENCIARIO'`);
  let started = 0;
  const both = Promise.withResolvers<void>();
  const inOrder = (services: string, [a, b]: (typeof first)[]) =>
    within(async (db) => {
      await products(db, services, a?.id_client ?? '');
      if (++started === 2) both.resolve();
      await both.promise;
      await products(db, services, b?.id_client ?? '');
    });
  await Promise.all([inOrder('=', [first, second]), inOrder('<>', [second, first])]);
  await expectPlainSums();
});

it('leaves the figures unchanged after a failed change', async () => {
  const failing = within(async (db) => {
    await db.update(products).set({ status: 'SUSPENSO' });
    throw new Error('afterwards');
  });
  await expect(failing).rejects.toThrow('afterwards');
  await expectPlainSums();
});

it('keeps credits under the service of the product, which cannot change', async () => {
  const moved = within((db) =>
    db
      .update(products)
      .set({ typeServico: 'EQUIPARACAO_HOSPITALAR' })
      .where(sql`${products.id} = ${at(1).id_product}`),
  );
  await expect(moved).rejects.toMatchObject({ cause: { code: '23514' } });
});
