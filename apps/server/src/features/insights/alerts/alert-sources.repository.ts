import type { Day } from '@restitui/brazil/day.ts';
import { openSituacoes } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { powerOfAttorneySteps, unsignedDays } from '@restitui/domain/insights/alerts/alert-causes.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { boletos } from '../../billing/boletos/boletos.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';

/** Lists clients whose power of attorney has ended or ends within the first warning period. */
export function listEndingPowersOfAttorney(db: Db, id_tenant: TenantId, today: Day) {
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

/** Lists client contracts that have been waiting for signatures since the given day or longer. */
export function listUnsignedContracts(db: Db, id_tenant: TenantId, today: Day) {
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
        isNull(agreements.ending),
        eq(agreements.IsAtivo, true),
        lte(agreements.createdDate, sql`${today}::date - ${unsignedDays - 2}::int`),
      ),
    );
}

/** Lists unpaid boletos past their due date. */
export function listOverdueBoletos(db: Db, id_tenant: TenantId, today: Day) {
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
