import type { Day } from '@restitui/brazil/day.ts';
import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import { defaultClasses } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import { fileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { requestedInTimeStatuses } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { clients } from '../features/crm/clients/clients.table.ts';
import { limitationFigures } from '../features/insights/dashboards/figures.table.ts';
import { assessments } from '../features/recovery/assessments/assessments.table.ts';
import { fileAnalysisChoices } from '../features/recovery/file-analyses/analysis-choices.table.ts';
import { analysisRequests } from '../features/recovery/file-analyses/analysis-requests.table.ts';
import { fileAnalyses, fileAnalysisMonths } from '../features/recovery/file-analyses/file-analyses.table.ts';
import { products } from '../features/recovery/products/products.table.ts';
import type { Db } from './tenant-scope.ts';

interface Claims {
  id_tenant: TenantId;
  /** Ids of the products that the user may see. */
  reach: SQLWrapper;
  /** Rows of `mes` (`MM/AAAA` of the payment) and `percentual`; none adds no Selic. */
  rates?: SQL;
}

/** The columns of the payments, in the order in which they are selected. */
const claimColumns = sql.raw(
  '(id_client, id_product, id_apuracao, "typeServico", competencia, pago_em, prescreve_em, valor, corrigido)',
);

const withoutRates = sql`(select '' as mes, 0 as percentual where false)`;

/**
 * Selects the payments that can still be requested, each once, with their amount with the Selic, as `claims`: those of
 * the Simples, which triggers keep, and the months of analyses from files. Calendar, alerts, 'Hoje' and the columns of
 * clients read it or its parts.
 */
export function openClaims({ id_tenant, reach, rates = withoutRates }: Claims): SQL {
  const where = and(eq(products.id_tenant, id_tenant), inArray(products.id, reach));
  return sql`(${openSlices({ id_tenant, reach, rates })} union all ${monthsOfAnalyses({ where, rates })}) claims`;
}

function openSlices({ id_tenant, reach, rates }: Required<Claims>): SQL {
  const f = limitationFigures;
  return sql`select ${f.id_client}, ${f.id_product}, ${f.id_apuracao}, ${f.typeServico}, ${f.competencia}, ${f.pago_em},
      ${f.prescreve_em}, ${f.valor}, round(${f.valor} * (1 + coalesce(rates.percentual, 0) / 100), 2) as corrigido
    from ${f} left join ${rates} rates on rates.mes = to_char(${f.pago_em}, 'MM/YYYY')
    where ${f.id_tenant} = ${id_tenant} and ${f.id_product} in ${reach}`;
}

/** The chain of freed credits is no payment (SP-077). */
const withoutSelic = 'CADEIA';

interface AnalysisMonths {
  /** Condition for the products. */
  where: SQL | undefined;
  rates?: SQL;
  /** Condition for the analyses, which names those of a few products so that not all are read. */
  analyses?: SQL | undefined;
}

/** Selects the months of analyses from files that can still be requested, under a name, with the columns of the payments. */
export function openAnalysisMonths(months: AnalysisMonths, name: string): SQL {
  return sql`(${monthsOfAnalyses(months)}) ${sql.identifier(name)} ${claimColumns}`;
}

/**
 * Selects the months of analyses from files of products that match a condition; it begins with the analyses, which are
 * few beside the products. Of several assessments of a product, the newest whose current result has a credit in a month
 * provides it, as for the Simples (decision 022). A thesis does not expire once it is requested under any of them, or
 * claimed by an own action.
 */
function monthsOfAnalyses({ where, analyses, rates = withoutRates }: AnalysisMonths): SQL {
  const inTime = sql.join(
    requestedInTimeStatuses.map((status) => sql`${status}`),
    sql`, `,
  );
  return sql`select month.id_client, month.id_product, month.id_apuracao, month."typeServico",
      substr(month.periodo, 6) || '/' || substr(month.periodo, 1, 4), month.pago_em, month.prescreve_em,
      sum(month.credito), sum(month.corrigido)
    from (
      select ${products.id_tenant}, ${products.id_client}, ${products.id} as id_product, ${products.typeServico},
        run.id_apuracao, stored.periodo,
        (stored.row ->> 'pagamento')::date as pago_em, (stored.row ->> 'prescreve_em')::date as prescreve_em,
        thesis.credito, thesis.tese, thesis.acao_em,
        round(thesis.credito * (1 + case when thesis.tese = ${withoutSelic} then 0
          else coalesce(rates.percentual, 0) end / 100), 2) as corrigido,
        dense_rank() over (partition by ${products.id_tenant}, ${products.id}, stored.periodo
          order by assessment."createdDate" desc, run.id_apuracao desc) as turn
      from (
        select distinct on (id_tenant, id_apuracao) id_tenant, id_apuracao, id
        from ${fileAnalyses}
        where ${and(eq(fileAnalyses.state, 'pronta'), analyses)}
        order by id_tenant, id_apuracao, "createdDate" desc) run
      join ${assessments} assessment on assessment.id_tenant = run.id_tenant and assessment.id = run.id_apuracao
      join ${products} on ${products.id_tenant} = assessment.id_tenant and ${products.id} = assessment.id_product
      left join ${fileAnalysisChoices} choice on choice.id_tenant = ${products.id_tenant}
        and choice.id_apuracao = run.id_apuracao and choice.tipo = 'classes' and choice.chave = ''
      join ${fileAnalysisMonths} stored on stored.id_tenant = ${products.id_tenant} and stored.id_run = run.id
        and stored.row ->> 'prescreve_em' is not null and stored.row ->> 'pagamento' is not null
      left join ${rates} rates on rates.mes = to_char((stored.row ->> 'pagamento')::date, 'MM/YYYY')
      cross join lateral (
        select cell ->> 'tese' as tese, (cell ->> 'credito')::numeric / 100 as credito, cell ->> 'acao_em' as acao_em
        from jsonb_array_elements(stored.row -> 'celulas') cell
        where (cell ->> 'contavel')::boolean and (cell ->> 'credito')::numeric > 0
          and coalesce(choice.valor -> 'classes', ${JSON.stringify(defaultClasses)}::jsonb) ? (cell ->> 'classe')) thesis
      where ${and(where, inArray(products.typeServico, fileAnalysisService.options), ne(products.id_client, sampleClientId))}) month
    where month.turn = 1
      and not (month.acao_em is not null and month.acao_em <= month.prescreve_em::text)
      and not exists (
        select from ${assessments} other
        join ${analysisRequests} request on request.id_tenant = other.id_tenant and request.id_apuracao = other.id
        where other.id_tenant = month.id_tenant and other.id_product = month.id_product
          and request.periodo = month.periodo and request.tese = month.tese and request.situacao in (${inTime}))
    group by month.id_tenant, month.id_client, month.id_product, month.id_apuracao, month."typeServico", month.periodo, month.pago_em,
      month.prescreve_em`;
}

/** Lists the months whose payments expire between two days, with the first last day and what can be requested, in reais. */
export function listExpiringMonths(
  db: Db,
  { id_tenant, reach }: Pick<Claims, 'id_tenant' | 'reach'>,
  { from, until }: { from: Day; until: Day },
) {
  const place = sql`claims.id_apuracao, claims.competencia, claims.id_client, claims.id_product, ${clients.razao_social}`;
  return db
    .select({
      id_apuracao: sql<string>`claims.id_apuracao`,
      competencia: sql<string>`claims.competencia`,
      id_client: sql<string>`claims.id_client`,
      id_product: sql<string>`claims.id_product`,
      empresa: clients.razao_social,
      prescreve_em: sql<Day>`min(claims.prescreve_em)::text`,
      total_a_restituir: sql<number>`sum(claims.valor)::float8`,
    })
    .from(openClaims({ id_tenant, reach }))
    .innerJoin(clients, and(eq(clients.id_tenant, id_tenant), sql`${clients.cnpjcpf} = claims.id_client`))
    .where(sql`claims.prescreve_em between ${from}::date and ${until}::date`)
    .groupBy(place);
}

/** Selects the ids of all products of a tenant. */
export function allProducts(db: Db, id_tenant: TenantId) {
  return db.select({ id: products.id }).from(products).where(eq(products.id_tenant, id_tenant));
}
