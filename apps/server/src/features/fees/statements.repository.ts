import { reaisOf } from '@restitui/brazil/money.ts';
import { daysOfPeriod } from '@restitui/domain/dashboards/period.ts';
import type { FeeRole } from '@restitui/domain/fees/fee-shares.ts';
import type { ClientFees, FeeAccount, Statement } from '@restitui/domain/fees/fees.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { boletos } from '../boletos/boletos.table.ts';
import { clients } from '../clients/clients.table.ts';
import { users } from '../users/users.table.ts';
import { feeCharges, fees, ledgerEntries } from './fees.table.ts';

/** Whose statement. */
export interface Participant {
  /** Left out: in every role. */
  papel?: FeeRole | undefined;
  id_user: string | null;
}

/** Booked within the month, by the calendar of Brasília. */
function inMonth(month: string): SQL {
  const days = daysOfPeriod(month) ?? { from: '', until: '' };
  const midnight = (day: string) => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`;
  return sql`${ledgerEntries.date} >= ${midnight(days.from)} and ${ledgerEntries.date} < ${midnight(days.until)}`;
}

/** What belongs to somebody stands below zero in the ledger, and above it for who reads. */
const owned = (where?: SQL) =>
  where
    ? sql<number>`coalesce(-sum(${ledgerEntries.centavos}) filter (where ${where}), 0)::float8`
    : sql<number>`coalesce(-sum(${ledgerEntries.centavos}), 0)::float8`;

const shownClients = 50;
const isPromised = eq(ledgerEntries.conta, 'PREVISTO');
const isDue = eq(ledgerEntries.conta, 'DEVIDO');

/** Everybody who ever had a share. */
export async function listFeeAccounts(db: Db, id_tenant: TenantId, month: string): Promise<FeeAccount[]> {
  const { papel, id_user } = ledgerEntries;
  const rows = await db
    .select({
      papel: sql<FeeRole>`${papel}`,
      id_user,
      nome: users.name,
      previsto: owned(isPromised),
      devido: owned(isDue),
      devido_no_mes: owned(and(isDue, inMonth(month))),
    })
    .from(ledgerEntries)
    .leftJoin(users, and(eq(users.id_tenant, ledgerEntries.id_tenant), eq(users.id, id_user)))
    .where(and(eq(ledgerEntries.id_tenant, id_tenant), sql`${papel} is not null`))
    .groupBy(papel, id_user, users.name)
    .orderBy(asc(papel), asc(users.name), asc(id_user));
  return rows.map((row) => ({
    ...row,
    nome: row.nome ?? '',
    previsto: reaisOf(row.previsto),
    devido: reaisOf(row.devido),
    devido_no_mes: reaisOf(row.devido_no_mes),
  }));
}

function ofParticipant(id_tenant: TenantId, { papel, id_user }: Participant): SQL | undefined {
  const { id_user: whose } = ledgerEntries;
  const person = id_user === null ? isNull(whose) : eq(whose, id_user);
  return and(eq(ledgerEntries.id_tenant, id_tenant), person, papel && eq(ledgerEntries.papel, papel));
}

/** What became due in the month, or was taken back, line by line. */
export async function readStatement(
  db: Db,
  id_tenant: TenantId,
  participant: Participant,
  month: string,
): Promise<Statement> {
  const theirs = ofParticipant(id_tenant, participant);
  const rows = await db
    .select({
      id: ledgerEntries.id,
      date: ledgerEntries.date,
      motivo: ledgerEntries.motivo,
      papel: sql<FeeRole>`${ledgerEntries.papel}`,
      id_client: clients.cnpjcpf,
      razao_social: clients.razao_social,
      seuNumero: boletos.seuNumero,
      centavos: sql<number>`-${ledgerEntries.centavos}`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(fees, and(eq(fees.id_tenant, ledgerEntries.id_tenant), eq(fees.id_credit, ledgerEntries.id_credit)))
    .innerJoin(clients, and(eq(clients.id_tenant, fees.id_tenant), eq(clients.cnpjcpf, fees.id_client)))
    .leftJoin(boletos, and(eq(boletos.id_tenant, ledgerEntries.id_tenant), eq(boletos.id, ledgerEntries.id_boleto)))
    .where(and(theirs, isDue, inMonth(month)))
    .orderBy(asc(ledgerEntries.date), asc(clients.razao_social_busca), asc(ledgerEntries.id));
  const [promised] = await db.select({ previsto: owned() }).from(ledgerEntries).where(and(theirs, isPromised));
  return {
    linhas: rows.map(({ centavos, ...row }) => ({ ...row, valor: reaisOf(centavos) })),
    total: reaisOf(rows.reduce((sum, { centavos }) => sum + centavos, 0)),
    previsto: reaisOf(promised?.previsto ?? 0),
  };
}

/** The clients with the most to be charged, those first. */
export async function listClientFees(db: Db, id_tenant: TenantId, id_clients?: string[]): Promise<ClientFees[]> {
  const charges = db
    .select({
      id_credit: feeCharges.id_credit,
      pago: sql<number>`sum(${feeCharges.pago})`.as('pago'),
      cobrado: sql<number>`sum(case when ${feeCharges.aberto}
        then greatest(${feeCharges.centavos} - ${feeCharges.pago}, 0) else 0 end)`.as('cobrado'),
    })
    .from(feeCharges)
    .where(eq(feeCharges.id_tenant, id_tenant))
    .groupBy(feeCharges.id_credit)
    .as('charges');
  const total = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)::float8`;
  const rows = await db
    .select({
      id_client: clients.cnpjcpf,
      razao_social: clients.razao_social,
      apurado: total(sql`${fees.apurado}`),
      cobrado: total(sql`${charges.cobrado}`),
      pago: total(sql`${charges.pago}`),
      a_cobrar: total(
        sql`greatest(${fees.apurado} - coalesce(${charges.cobrado}, 0) - coalesce(${charges.pago}, 0), 0)`,
      ),
    })
    .from(fees)
    .innerJoin(clients, and(eq(clients.id_tenant, fees.id_tenant), eq(clients.cnpjcpf, fees.id_client)))
    .leftJoin(charges, eq(charges.id_credit, fees.id_credit))
    .where(and(eq(fees.id_tenant, id_tenant), id_clients && inArray(fees.id_client, id_clients)))
    .groupBy(clients.cnpjcpf, clients.razao_social, clients.razao_social_busca)
    .orderBy(sql`6 desc`, asc(clients.razao_social_busca))
    .limit(shownClients);
  return rows.map(({ apurado, cobrado, pago, a_cobrar, ...client }) => ({
    ...client,
    ...{ apurado: reaisOf(apurado), cobrado: reaisOf(cobrado), pago: reaisOf(pago), a_cobrar: reaisOf(a_cobrar) },
  }));
}
