import type { Day } from '@restitui/brazil/day.ts';
import type { ClientColumn } from '@restitui/domain/crm/clients/client-columns.ts';
import type { ClientFacts } from '@restitui/domain/crm/clients/client-step.ts';
import type { ClientScope } from '@restitui/domain/crm/clients/clients.access.ts';
import { defaultClasses } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { endedStatuses } from '@restitui/domain/recovery/products/product-stage.ts';
import type { ProductScope } from '@restitui/domain/recovery/products/products.access.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, gte, inArray, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { productInScope } from '../../../db/client-conditions.ts';
import { decisionOfReview } from '../../../db/decided-products.ts';
import { openAnalysisMonths } from '../../../db/open-claims.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { clientFigures, limitationFigures } from '../../insights/dashboards/figures.table.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { fileAnalyses, fileAnalysisMonths } from '../../recovery/file-analyses/file-analyses.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { simplesRuns } from '../../simples/analysis/simples-analysis.table.ts';
import { simplesReviews } from '../../simples/analysis/simples-reviews.table.ts';
import { simplesCoverage } from '../../simples/coverage/coverage.table.ts';
import { clients } from './clients.table.ts';

/** Who reads a list of clients: the clients and products that it may show, and the day it is read on. */
export interface ClientListReader {
  clients: ClientScope;
  products: ProductScope;
  id_user: string;
  today: Day;
}

const ofProduct = and(
  eq(limitationFigures.id_tenant, products.id_tenant),
  eq(limitationFigures.id_product, products.id),
);

/** Selects the visible products of the client of a row. */
function productsOfRow(scope: ProductScope): SQL | undefined {
  const ofRow = and(eq(products.id_tenant, clients.id_tenant), eq(products.id_client, clients.cnpjcpf));
  return and(ofRow, productInScope(scope));
}

/**
 * Selects the current result of each visible product of the client of a row: the last one of its newest assessment
 * that has a result.
 */
function resultsOfRow(scope: ProductScope, where?: SQL): SQL {
  return sql`(select distinct on (${assessments.id_product}) ${simplesRuns.id_tenant}, ${simplesRuns.id},
      ${simplesRuns.revisao}, ${assessments.id_product}
    from ${products}
    join ${assessments} on ${assessments.id_tenant} = ${products.id_tenant} and ${assessments.id_product} = ${products.id}
    join ${simplesRuns} on ${simplesRuns.id_tenant} = ${assessments.id_tenant}
      and ${simplesRuns.id_apuracao} = ${assessments.id} and ${simplesRuns.state} = 'pronta'
    where ${and(productsOfRow(scope), where)}
    order by ${assessments.id_product}, ${assessments.createdDate} desc, ${assessments.id} desc,
      ${simplesRuns.createdDate} desc)`;
}

/** Selects the months of analyses from files of the client of a row that can still be requested, as `months`. */
function openMonthsOfRow(scope: ProductScope, where?: SQL): SQL {
  const ofProducts = and(productsOfRow(scope), where);
  // The way over the products has indexes.
  const analyses = sql`${fileAnalyses.id_apuracao} in (select ${assessments.id} from ${products}
    join ${assessments} on ${assessments.id_tenant} = ${products.id_tenant} and ${assessments.id_product} = ${products.id}
    where ${ofProducts})`;
  return openAnalysisMonths({ where: ofProducts, analyses }, 'months');
}

/** Selects the next day on which a payment of the client of a row expires, as the limitation calendar has it. */
function nextLimitationOfRow(reader: ClientListReader): SQL<string | null> {
  const ofSimples = openRefundsOfRow<string | null>(sql`min(${limitationFigures.prescreve_em})`, reader);
  return sql<string | null>`least(${ofSimples}, (select min(months.prescreve_em)
    from ${openMonthsOfRow(reader.products)} where months.prescreve_em >= ${reader.today}::date))::text`;
}

/** Selects an aggregate or a column of the refunds of the Simples of the client of a row that can still be requested. */
function openRefundsOfRow<T>(value: SQLWrapper, { products: scope, today }: ClientListReader, where?: SQL): SQL<T> {
  return sql<T>`(select ${value} from ${products} join ${limitationFigures} on ${ofProduct}
    where ${and(productsOfRow(scope), gte(limitationFigures.prescreve_em, today), where)})`;
}

/** A client without a result has no credit; one whose refunds were all requested has zero. */
function creditOfRow(reader: ClientListReader): SQL<number | null> {
  const open = openRefundsOfRow<number | null>(sql`sum(${limitationFigures.valor})`, reader);
  return sql<number | null>`coalesce(${open}, case when exists ${resultsOfRow(reader.products)} then 0 end)::float8`;
}

/**
 * Selects, by client, the credit of the current results of a service that is analysed from files, in reais: the
 * classes that are summed by default, without months that have expired. A client without a result has no row.
 */
function fileCredits(where: SQL | undefined, servico: FileAnalysisService, today: Day): SQL {
  return sql`(select result.id_client, coalesce(sum((c.cell ->> 'credito')::numeric), 0) / 100 as credito
    from (select distinct on (${assessments.id_product}) ${products.id_client}, ${fileAnalyses.id_tenant},
        ${fileAnalyses.id}
      from ${products}
      join ${assessments} on ${assessments.id_tenant} = ${products.id_tenant} and ${assessments.id_product} = ${products.id}
      join ${fileAnalyses} on ${fileAnalyses.id_tenant} = ${assessments.id_tenant}
        and ${fileAnalyses.id_apuracao} = ${assessments.id} and ${fileAnalyses.state} = 'pronta'
      where ${and(where, eq(products.typeServico, servico))}
      order by ${assessments.id_product}, ${assessments.createdDate} desc, ${fileAnalyses.createdDate} desc) result
    left join ${fileAnalysisMonths} on ${fileAnalysisMonths.id_tenant} = result.id_tenant
      and ${fileAnalysisMonths.id_run} = result.id
      and coalesce(${fileAnalysisMonths.row} ->> 'prescreve_em', 'sem prazo') >= ${today}
    left join lateral jsonb_array_elements(${fileAnalysisMonths.row} -> 'celulas') as c(cell)
      on (c.cell ->> 'contavel')::boolean and c.cell ->> 'classe' in ${defaultClasses}
    group by result.id_client)`;
}

function fileCreditOfRow(servico: FileAnalysisService, { products: scope, today }: ClientListReader) {
  const ofRow = fileCredits(productsOfRow(scope), servico, today);
  return sql<number | null>`(select one.credito from ${ofRow} one)::float8`;
}

/** The service whose files a column with a credit is about. */
const fileServices = { credito_folha: 'PREVIDENCIARIO', credito_sped: 'EXCLUSAO_DE_ICMS_E_ST' } as const;
export type FileCreditColumn = keyof typeof fileServices;

/** Selects what a whole list is ordered by, as the column shows it: `id_client` and `credito`. */
export function fileCreditsToSort(
  id_tenant: TenantId,
  column: FileCreditColumn,
  { products: scope, today }: ClientListReader,
): SQL {
  return fileCredits(and(eq(products.id_tenant, id_tenant), productInScope(scope)), fileServices[column], today);
}

/** The share of the declared revenue that the notes of the current results explain. */
function coverageOfRow({ products: scope }: ClientListReader): SQL<number | null> {
  return sql<
    number | null
  >`(select 1 - sum((m.month ->> 'falta')::numeric) / nullif(sum((m.month ->> 'declarado')::numeric), 0)
    from ${resultsOfRow(scope)} result
    join ${simplesCoverage} on ${simplesCoverage.id_tenant} = result.id_tenant and ${simplesCoverage.id_run} = result.id
    cross join jsonb_array_elements(${simplesCoverage.cobertura} -> 'meses') as m(month))::float8`;
}

/** Selects the products of `result` that wait for a decision, or for one to be applied: what is left out does not change a result. */
const undecidedProducts = sql`(select from ${simplesReviews}
  where ${simplesReviews.id_tenant} = result.id_tenant and ${simplesReviews.id_run} = result.id
    and ${simplesReviews.decisao} is null and coalesce(${decisionOfReview(clients.cnpjcpf)}, true))`;

/** The facts of the next step, without those that the row of the client has. */
function factsOfRow(reader: ClientListReader): SQL<Omit<ClientFacts, 'status' | 'procuracaoValidaAte'>> {
  const { products: scope } = reader;
  const underway = notInArray(products.status, [...endedStatuses]);
  const counted = (where: SQL | undefined) =>
    sql`(select count(*) from ${products} where ${and(productsOfRow(scope), underway, where)})`;
  const analysed = sql`${products.typeServico} = 'PIS_COFINS_MONOFASICO_PARA_SN'
    and not exists (select from ${resultsOfRow(scope)} result where result.id_product = ${products.id})`;
  const figures = and(eq(clientFigures.id_tenant, clients.id_tenant), eq(clientFigures.id_client, clients.cnpjcpf));
  const simplesMonths = openRefundsOfRow(limitationFigures.competencia, reader, underway);
  const fileMonths = sql`(select months.competencia from ${openMonthsOfRow(scope, underway)}
    where months.prescreve_em >= ${reader.today}::date)`;
  return sql`jsonb_build_object(
    'servicos', coalesce((select cardinality(${clientFigures.servicos}) from ${clientFigures} where ${figures}), 0),
    'contratos', coalesce((select cardinality(${clientFigures.pendentes}) from ${clientFigures} where ${figures}), 0),
    'sem_analista', ${counted(sql`${products.id_analista} is null`)},
    'sem_analise', ${counted(analysed)},
    'a_decidir', (select count(*) from ${resultsOfRow(scope, underway)} result
      where (result.revisao ->> 'pendente')::numeric > 0 and exists ${undecidedProducts}),
    'a_pedir', (select count(*) from (${simplesMonths} union ${fileMonths}) months_to_request))`;
}

/** The name of the responsible user of the client of a row. */
export const responsibleOfRow = sql<string | null>`(select ${users.name} from ${users}
  where ${users.id_tenant} = ${clients.id_tenant} and ${users.id} = ${clients.id_responsavel})`;

/** Returns the selected fields of the columns that a list shows, and none of the others. */
export function selectedColumns(columns: readonly ClientColumn[], reader: ClientListReader) {
  const shows = (column: ClientColumn) => columns.includes(column);
  return {
    ...(shows('credito') && { credito: creditOfRow(reader) }),
    ...(shows('prescreve_em') && { prescreve_em: nextLimitationOfRow(reader) }),
    ...(shows('credito_folha') && { credito_folha: fileCreditOfRow(fileServices.credito_folha, reader) }),
    ...(shows('credito_sped') && { credito_sped: fileCreditOfRow(fileServices.credito_sped, reader) }),
    ...(shows('cobertura') && { cobertura: coverageOfRow(reader) }),
    ...(shows('nome_responsavel') && { nome_responsavel: responsibleOfRow }),
    ...(shows('passo') && { fatos: factsOfRow(reader) }),
    ...((shows('procuracaoValidaAte') || shows('passo')) && { procuracaoValidaAte: clients.procuracaoValidaAte }),
    ...(shows('municipio') && { municipio: clients.municipio, estado: clients.estado }),
    ...(shows('createdDate') && { createdDate: clients.createdDate }),
  };
}

/** Selects the numbers of the clients of a tenant that have a result of a product in the scope. */
function clientsWithResult(db: Db, id_tenant: TenantId, scope: ProductScope) {
  const ofRun = and(eq(simplesRuns.id_tenant, assessments.id_tenant), eq(simplesRuns.id_apuracao, assessments.id));
  const ofAssessment = and(eq(products.id_tenant, assessments.id_tenant), eq(products.id, assessments.id_product));
  return db
    .select({ id_client: products.id_client })
    .from(simplesRuns)
    .innerJoin(assessments, ofRun)
    .innerJoin(products, ofAssessment)
    .where(and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.state, 'pronta'), productInScope(scope)));
}

/** Returns the credit that a whole list is ordered by, as the column shows it; `open` has the refunds of the client. */
export function creditToSort(db: Db, id_tenant: TenantId, scope: ProductScope, open: SQLWrapper): SQL {
  const analysed = inArray(clients.cnpjcpf, clientsWithResult(db, id_tenant, scope));
  return sql`coalesce(${open}, case when ${analysed} then 0 end)`;
}

/** Returns the refunds of the Simples that can still be requested, as a query that takes further fields. */
function openFigures(db: Db, id_tenant: TenantId, { products: scope, today }: ClientListReader) {
  const { id_client, valor, prescreve_em } = limitationFigures;
  const from = db.select({ id_client, valor, prescreve_em }).from(limitationFigures).$dynamic();
  // Without a limit on services, the figures alone answer, from their index.
  const limited = scope === 'all' ? from : from.innerJoin(products, ofProduct);
  return limited.where(
    and(eq(limitationFigures.id_tenant, id_tenant), gte(prescreve_em, today), productInScope(scope)),
  );
}

/** Selects, by client, the refunds of the Simples that can still be requested: for the order of a whole list. */
export function openRefunds(db: Db, id_tenant: TenantId, reader: ClientListReader) {
  const open = openFigures(db, id_tenant, reader).as('open_figures');
  return db
    .select({ id_client: open.id_client, credito: sql<number>`sum(${open.valor})`.as('credito') })
    .from(open)
    .groupBy(open.id_client);
}

/** Selects, by client, the next day on which a payment expires: for the order and the filter of a whole list. */
export function nextLimitations(db: Db, id_tenant: TenantId, reader: ClientListReader) {
  const where = and(eq(products.id_tenant, id_tenant), productInScope(reader.products));
  const figures = openFigures(db, id_tenant, reader).as('figures');
  const open = sql`(select figures.id_client, figures.prescreve_em from ${figures}
    union all select months.id_client, months.prescreve_em from ${openAnalysisMonths({ where }, 'months')}
      where months.prescreve_em >= ${reader.today}::date) open`;
  return db
    .select({
      id_client: sql<string>`open.id_client`.as('id_client'),
      prescreve_em: sql<string>`min(open.prescreve_em)`.as('prescreve_em'),
    })
    .from(open)
    .groupBy(sql`open.id_client`);
}
