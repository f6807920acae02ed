import type { Day } from '@restitui/brazil/day.ts';
import { boletoSearchText } from '@restitui/domain/billing/boletos/boleto-search-text.ts';
import { erasedName } from '@restitui/domain/operations/privacy/person-kind.ts';
import { chargeKeptUntil } from '@restitui/domain/operations/privacy/retention.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { boletos } from '../../billing/boletos/boletos.table.ts';
import { sandboxCharges } from '../../billing/boletos/sandbox-charges.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';

const lastNews = sql<Day>`greatest(
  ${boletos.dataVencimento}, (${boletos.dataSituacao} at time zone 'America/Sao_Paulo')::date)::text`;

const ofPerson = { email: '', telefone: '' };
const nowhere = { cep: '', endereco: '', numero: '', complemento: '', bairro: '', cidade: '' };
const ofPayer = { nome: erasedName, cpfCnpj: '', ...nowhere };

/** Lists the boletos of an owner's companies that contain personal data of the owner. */
function listNaming(db: Db, id_tenant: TenantId, id_owner: string) {
  const names = and(eq(boletos.tipoPessoa, 'FISICA'), ne(boletos.cpfCnpj, ''));
  return db
    .select({ ...getTableColumns(boletos), lastNews })
    .from(boletos)
    .innerJoin(clients, and(eq(clients.id_tenant, boletos.id_tenant), eq(clients.cnpjcpf, boletos.id_client)))
    .where(
      and(
        eq(boletos.id_tenant, id_tenant),
        eq(clients.id_owner, id_owner),
        or(ne(boletos.email, ''), ne(boletos.telefone, ''), names),
      ),
    );
}

/** Lists the day of the last change of each of them. */
export async function listChargeDays(db: Db, id_tenant: TenantId, id_owner: string): Promise<Day[]> {
  const rows = await listNaming(db, id_tenant, id_owner);
  return rows.map((row) => row.lastNews).sort();
}

/**
 * Erases the person from boletos whose term is over; returns the end of the next term, or null when none remains.
 */
export async function eraseDueCharges(db: Db, id_tenant: TenantId, id_owner: string, today: Day): Promise<Day | null> {
  const rows = await listNaming(db, id_tenant, id_owner);
  const due = rows.filter((row) => chargeKeptUntil(row.lastNews) < today);
  for (const row of due) {
    const changed = { ...ofPerson, ...(row.tipoPessoa === 'FISICA' && ofPayer) };
    await db
      .update(boletos)
      .set({ ...changed, busca: boletoSearchText({ ...row, ...changed }) })
      .where(and(eq(boletos.id_tenant, id_tenant), eq(boletos.id, row.id)));
  }
  const codes = due.flatMap(({ codigoSolicitacao }) => codigoSolicitacao ?? []);
  await db
    .delete(sandboxCharges)
    .where(and(eq(sandboxCharges.id_tenant, id_tenant), inArray(sandboxCharges.codigoSolicitacao, codes)));
  const left = rows.map((row) => chargeKeptUntil(row.lastNews)).filter((until) => until >= today);
  return left.sort()[0] ?? null;
}
