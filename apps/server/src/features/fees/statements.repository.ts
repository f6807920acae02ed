import { reaisOf } from '@restitui/brazil/money.ts';
import { daysOfPeriod } from '@restitui/domain/dashboards/period.ts';
import type { FeeRole } from '@restitui/domain/fees/fee-shares.ts';
import type { ClientFees, FeeAccount, Statement } from '@restitui/domain/fees/fees.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, countDistinct, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { boletos } from '../boletos/boletos.table.ts';
import { clients } from '../clients/clients.table.ts';
import { users } from '../users/users.table.ts';
import { listPayouts } from './fee-payouts.repository.ts';
import { feeCharges, feePayouts, fees, ledgerEntries } from './fees.table.ts';

/** Whose statement. */
export interface Participant {
  /** Left out: in every role. */
  papel?: FeeRole | undefined;
  id_user: string | null;
}

/** An instant before, within and by the end of the month, by the calendar of Brasília. */
function monthOf(month: string, date: SQLWrapper = ledgerEntries.date) {
  const days = daysOfPeriod(month) ?? { from: '', until: '' };
  const midnight = (day: string) => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`;
  const [before, byEnd] = [sql`${date} < ${midnight(days.from)}`, sql`${date} < ${midnight(days.until)}`];
  return { before, byEnd, within: sql`${date} >= ${midnight(days.from)} and ${byEnd}` };
}

/** What belongs to somebody stands below zero in the ledger, and above it for who reads. */
const owned = (where?: SQL) =>
  where
    ? sql<number>`coalesce(-sum(${ledgerEntries.centavos}) filter (where ${where}), 0)::float8`
    : sql<number>`coalesce(-sum(${ledgerEntries.centavos}), 0)::float8`;

const isPromised = eq(ledgerEntries.conta, 'PREVISTO');
const isOpen = eq(ledgerEntries.conta, 'DEVIDO');
/** Became due, whatever was paid of it. */
const isDue = and(isOpen, isNull(ledgerEntries.id_repasse));
const isPaidOut = eq(ledgerEntries.conta, 'REPASSADO');

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
      devido_no_mes: owned(and(isDue, monthOf(month).within)),
      repassado: owned(isPaidOut),
      aberto: owned(isOpen),
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
    repassado: reaisOf(row.repassado),
    aberto: reaisOf(row.aberto),
  }));
}

function ofParticipant(id_tenant: TenantId, { papel, id_user }: Participant): SQL | undefined {
  const { id_user: whose } = ledgerEntries;
  const person = id_user === null ? isNull(whose) : eq(whose, id_user);
  return and(eq(ledgerEntries.id_tenant, id_tenant), person, papel && eq(ledgerEntries.papel, papel));
}

/** What became due in the month, or was taken back, line by line, and what was paid out of it. */
export async function readStatement(
  db: Db,
  id_tenant: TenantId,
  participant: Participant,
  month: string,
): Promise<Statement> {
  const linhas = await listLines(db, id_tenant, participant, month);
  const { before, within, byEnd } = monthOf(month);
  const [sums] = await db
    .select({
      previsto: owned(isPromised),
      total: owned(and(isDue, within)),
      anterior: owned(and(isOpen, before)),
      repassado: owned(and(isPaidOut, within)),
      aberto: owned(and(isOpen, byEnd)),
    })
    .from(ledgerEntries)
    .where(ofParticipant(id_tenant, participant));
  const reais = (cents = 0) => reaisOf(cents);
  return {
    linhas,
    total: reais(sums?.total),
    previsto: reais(sums?.previsto),
    anterior: reais(sums?.anterior),
    repassado: reais(sums?.repassado),
    aberto: reais(sums?.aberto),
    repasses: await listPayoutsOfMonth(db, id_tenant, participant, month),
  };
}

async function listLines(
  db: Db,
  id_tenant: TenantId,
  participant: Participant,
  month: string,
): Promise<Statement['linhas']> {
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
    .where(and(ofParticipant(id_tenant, participant), isDue, monthOf(month).within))
    .orderBy(asc(ledgerEntries.date), asc(clients.razao_social_busca), asc(ledgerEntries.id));
  return rows.map(({ centavos, ...row }) => ({ ...row, valor: reaisOf(centavos) }));
}

function listPayoutsOfMonth(db: Db, id_tenant: TenantId, { papel, id_user }: Participant, month: string) {
  const { papel: role, id_user: whose, data, estornadoEm } = feePayouts;
  const days = daysOfPeriod(month) ?? { from: '', until: '' };
  const paidWithin = sql`${data} >= ${days.from} and ${data} < ${days.until}`;
  const person = id_user === null ? isNull(whose) : eq(whose, id_user);
  return listPayouts(
    db,
    id_tenant,
    and(person, papel && eq(role, papel), or(paidWithin, monthOf(month, estornadoEm).within)),
  );
}

interface ClientFeesAsked {
  id_clients?: string[] | undefined;
  page: number;
  pageSize: number;
}

/** One page of clients, those with the most to be charged first. */
export async function listClientFees(
  db: Db,
  id_tenant: TenantId,
  { id_clients, page, pageSize }: ClientFeesAsked,
): Promise<{ data: ClientFees[]; page: Page }> {
  const where = and(eq(fees.id_tenant, id_tenant), id_clients && inArray(fees.id_client, id_clients));
  const [counted] = await db
    .select({ n: countDistinct(fees.id_client) })
    .from(fees)
    .where(where);
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
    .where(where)
    .groupBy(clients.cnpjcpf, clients.razao_social, clients.razao_social_busca)
    .orderBy(sql`6 desc`, asc(clients.razao_social_busca), asc(clients.cnpjcpf))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const data = rows.map(({ apurado, cobrado, pago, a_cobrar, ...client }) => ({
    ...client,
    ...{ apurado: reaisOf(apurado), cobrado: reaisOf(cobrado), pago: reaisOf(pago), a_cobrar: reaisOf(a_cobrar) },
  }));
  return { data, page: { number: page, size: pageSize, total: counted?.n ?? 0 } };
}
