import { lapseWarningDays, powerOfAttorneySteps, unsignedDays } from '@restitui/domain/alerts/alert-causes.ts';
import { openSituacoes } from '@restitui/domain/boletos/boleto-situacao.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreements } from '../agreements/agreements.table.ts';
import { boletos } from '../boletos/boletos.table.ts';
import { clients } from '../clients/clients.table.ts';
import { lapseFigures } from '../dashboards/figures.table.ts';

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

/** Months of which something lapses within the warning, by payment and asked for by nobody yet, as in the calendar. */
export function listLapsingMonths(db: Db, id_tenant: TenantId, today: string) {
  const { id_apuracao, competencia, prescreve_em, valor, id_client, id_product } = lapseFigures;
  return db
    .select({
      ...{ id_apuracao, competencia, id_client, id_product, razao_social: clients.razao_social },
      prescreve_em: sql<string>`min(${prescreve_em})::text`,
      total_a_restituir: sql<number>`sum(${valor})::float8`,
    })
    .from(lapseFigures)
    .innerJoin(clients, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, id_client)))
    .where(
      and(
        eq(lapseFigures.id_tenant, id_tenant),
        sql`${prescreve_em} between ${today}::date and ${today}::date + ${lapseWarningDays}::int`,
      ),
    )
    .groupBy(id_apuracao, competencia, id_client, id_product, clients.razao_social);
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
