import type { Day } from '@restitui/brazil/day.ts';
import { requiredActs } from '@restitui/domain/agreements/signing/required-acts.ts';
import type { LeadTimeFigures } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { daysBeforePeriod, daysOfPeriod, type PeriodDays } from '@restitui/domain/insights/dashboards/period.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { verifiedRecord } from '../../../db/signing-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { signingActs } from '../../agreements/signing/signing.table.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { refundRequests } from '../../simples/refund-requests/refund-requests.table.ts';
import { clientOf, type FigureScope, ofServices, visibleClientsWhere } from './dashboard-scope.repository.ts';
import { clientFigures, creditFigures } from './figures.table.ts';

/** Contracts and refund requests are read of one tenant only (decision 022). */
interface TenantFigures extends FigureScope {
  tenant: TenantId;
}

interface LeadTimeFilters {
  periodo: string | undefined;
  today: Day;
}

/**
 * Averages the days from the signature of the contract that covers a product to the first money of the product, of
 * the products whose first money came in the period. The signature is the last one of the first version that all
 * parties and witnesses signed with verified identities. A product with money before the signature, or without a signed contract, is left out.
 */
export async function averageLeadTime(
  db: Db,
  figures: TenantFigures,
  { periodo, today }: LeadTimeFilters,
): Promise<LeadTimeFigures> {
  const timed = timedProducts(db, figures, today);
  const before = daysBeforePeriod(periodo);
  const [row] = await db.select({ ...meanOf(timed, daysOfPeriod(periodo)), antes: meanOf(timed, before) }).from(timed);
  const { dias = null, produtos = 0, antes = null } = row ?? {};
  return { dias, produtos, anterior: before ? antes : null };
}

function meanOf(timed: ReturnType<typeof timedProducts>, days: PeriodDays | undefined) {
  const within = days ? sql`${timed.dinheiro} >= ${days.from} and ${timed.dinheiro} < ${days.until}` : sql`true`;
  return {
    dias: sql<number | null>`(round(avg(${timed.dinheiro} - ${timed.assinado}) filter (where ${within})))::int`,
    produtos: sql<number>`(count(*) filter (where ${within}))::int`,
  };
}

/** Selects the visible products with money: the day of the signature and that of the first money. */
function timedProducts(db: Db, figures: TenantFigures, today: Day) {
  const money = firstMoney(db, figures.tenant, today);
  const signed = firstSignature(db);
  const isOf = (id_user: string) => eq(products.id_analista, id_user);
  return db
    .select({
      assinado: sql<Day>`${signed.dia}`.as('assinado_em'),
      dinheiro: sql<Day>`${money.dinheiro}`.as('dinheiro_em'),
    })
    .from(money)
    .innerJoin(
      products,
      and(
        eq(products.id_tenant, money.id_tenant),
        eq(products.id_client, money.id_client),
        eq(products.typeServico, money.typeServico),
      ),
    )
    .innerJoin(clientFigures, clientOf(products))
    .innerJoinLateral(signed, sql`${signed.dia} <= ${money.dinheiro}`)
    .where(and(visibleClientsWhere(figures), ofServices(figures.scope.products, { ...products, isOf })))
    .as('timed');
}

/**
 * Selects the first money per client and service, of which a client has each once: the day on which a refund was
 * received, or the last day of the first month in which a credit was used.
 */
function firstMoney(db: Db, tenant: TenantId, today: Day) {
  const { id_tenant, id_client, typeServico, usado, vigente, restituido } = creditFigures;
  const lastOfMonth = sql`(to_date(${usado}::text, 'YYYYMM') + interval '1 month - 1 day')::date`;
  const used = db
    .select({ id_tenant, id_client, typeServico, dia: sql<Day>`least(${lastOfMonth}, ${today}::date)`.as('dia') })
    .from(creditFigures)
    .where(and(eq(id_tenant, tenant), eq(vigente, true), gt(restituido, 0), isNotNull(usado)));
  const received = db
    .select({
      id_tenant: products.id_tenant,
      id_client: products.id_client,
      typeServico: products.typeServico,
      dia: sql<Day>`${refundRequests.recebido_em}`.as('dia'),
    })
    .from(refundRequests)
    .innerJoin(
      assessments,
      and(eq(assessments.id_tenant, refundRequests.id_tenant), eq(assessments.id, refundRequests.id_apuracao)),
    )
    .innerJoin(products, and(eq(products.id_tenant, assessments.id_tenant), eq(products.id, assessments.id_product)))
    .where(and(eq(refundRequests.id_tenant, tenant), isNotNull(refundRequests.recebido_em)));
  const all = unionAll(used, received).as('entries');
  return db
    .select({
      id_tenant: all.id_tenant,
      id_client: all.id_client,
      typeServico: all.typeServico,
      dinheiro: sql<Day>`min(${all.dia})`.as('dinheiro'),
    })
    .from(all)
    .groupBy(all.id_tenant, all.id_client, all.typeServico)
    .as('money');
}

/**
 * Selects the signature of the product of a row: of the versions of its contracts that have all signatures, each of a
 * verified person, the first one's last day in Brasília. It is read per product with money, by index: with 1,000 such
 * products and 10,000 contracts, a join of all signatures took four times as long.
 */
function firstSignature(db: Db) {
  const { id, id_tenant, id_client, contracts } = agreements;
  const day = sql<Day>`(max(${signingActs.date}) at time zone 'America/Sao_Paulo')::date`;
  const isVerified = sql`(${signingActs.isVerifed} or exists (select from ${identityChecks} where ${verifiedRecord}))`;
  const covers = sql`${products.typeServico} = any(${contracts})`;
  const versions = db
    .select({ dia: day.as('dia') })
    .from(signingActs)
    .innerJoin(agreements, and(eq(id_tenant, signingActs.id_tenant), eq(id, signingActs.id_agreement)))
    .where(and(eq(id_tenant, products.id_tenant), eq(id_client, products.id_client), covers, isVerified))
    .groupBy(signingActs.id_version)
    .having(sql`count(distinct ${signingActs.role}) = ${requiredActs.length}`)
    .as('versions');
  return db
    .select({ dia: sql<Day>`min(${versions.dia})`.as('primeira_em') })
    .from(versions)
    .as('signed');
}
