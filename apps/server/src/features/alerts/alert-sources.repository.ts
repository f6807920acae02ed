import { lapseWarningDays, powerOfAttorneySteps, unsignedDays } from '@restitui/domain/alerts/alert-causes.ts';
import { openSituacoes } from '@restitui/domain/boletos/boleto-situacao.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreements } from '../agreements/agreements.table.ts';
import { assessments } from '../assessments/assessments.table.ts';
import { boletos } from '../boletos/boletos.table.ts';
import { clients } from '../clients/clients.table.ts';
import { simplesMonths, simplesRuns, simplesTotals } from '../simples-analysis/simples-analysis.table.ts';

/** Clients whose power of attorney has ended or is within the first warning. */
export function listEndingPowersOfAttorney(db: Db, id_tenant: TenantId, today: string) {
  return db
    .select({
      cnpjcpf: clients.cnpjcpf,
      razao_social: clients.razao_social,
      status: clients.status,
      procuracaoHabilitada: clients.procuracaoHabilitada,
      procuracaoValidaAte: clients.procuracaoValidaAte,
    })
    .from(clients)
    .where(
      and(
        eq(clients.id_tenant, id_tenant),
        eq(clients.procuracaoHabilitada, true),
        lte(clients.procuracaoValidaAte, sql`${today}::date + ${Math.max(...powerOfAttorneySteps)}::int`),
      ),
    );
}

/** Contracts of clients that wait for signatures since the day, or longer. */
export function listUnsignedContracts(db: Db, id_tenant: TenantId, today: string) {
  return db
    .select({
      id: agreements.id,
      id_client: clients.cnpjcpf,
      razao_social: clients.razao_social,
      typeRegime: agreements.typeRegime,
      isAssinado: agreements.isAssinado,
      IsAtivo: agreements.IsAtivo,
      createdDate: agreements.createdDate,
    })
    .from(agreements)
    .innerJoin(clients, and(eq(clients.id_tenant, agreements.id_tenant), eq(clients.cnpjcpf, agreements.id_client)))
    .where(
      and(
        eq(agreements.id_tenant, id_tenant),
        eq(agreements.isAssinado, false),
        eq(agreements.IsAtivo, true),
        lte(agreements.createdDate, sql`${today}::date - ${unsignedDays - 2}::int`),
      ),
    );
}

/** Months of the standing results that lapse within the warning, with what somebody corrected by hand. */
export function listLapsingMonths(db: Db, id_tenant: TenantId, today: string) {
  const standing = db
    .selectDistinctOn([simplesRuns.id_apuracao], { id: simplesRuns.id, id_apuracao: simplesRuns.id_apuracao })
    .from(simplesRuns)
    .where(and(eq(simplesRuns.id_tenant, id_tenant), eq(simplesRuns.state, 'pronta')))
    .orderBy(simplesRuns.id_apuracao, desc(simplesRuns.createdDate))
    .as('standing');
  const lapse = sql<string>`${simplesMonths.row} ->> 'prescreve_em'`;
  const computed = sql`(${simplesMonths.row} ->> 'total_a_restituir')::numeric`;
  return db
    .select({
      id_apuracao: standing.id_apuracao,
      competencia: simplesMonths.competencia,
      prescreve_em: lapse,
      total_a_restituir: sql<number>`coalesce(${simplesTotals.valor}, ${computed})::float8`,
      id_client: assessments.id_client,
      id_product: assessments.id_product,
      razao_social: clients.razao_social,
    })
    .from(standing)
    .innerJoin(simplesMonths, and(eq(simplesMonths.id_tenant, id_tenant), eq(simplesMonths.id_run, standing.id)))
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, standing.id_apuracao)))
    .innerJoin(clients, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, assessments.id_client)))
    .leftJoin(
      simplesTotals,
      and(
        eq(simplesTotals.id_tenant, id_tenant),
        eq(simplesTotals.id_apuracao, standing.id_apuracao),
        eq(simplesTotals.competencia, simplesMonths.competencia),
      ),
    )
    .where(sql`${lapse} between ${today} and (${today}::date + ${lapseWarningDays}::int)::text`);
}

/** Boletos that are waited for although their due date is over. */
export function listOverdueBoletos(db: Db, id_tenant: TenantId, today: string) {
  return db
    .select({
      id: boletos.id,
      id_client: boletos.id_client,
      nome: boletos.nome,
      seuNumero: boletos.seuNumero,
      valorNominal: boletos.valorNominal,
      dataVencimento: boletos.dataVencimento,
    })
    .from(boletos)
    .where(
      and(
        eq(boletos.id_tenant, id_tenant),
        inArray(boletos.situacao, [...openSituacoes]),
        lt(boletos.dataVencimento, today),
      ),
    );
}
