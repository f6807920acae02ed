import { reaisOf } from '@restitui/brazil/money.ts';
import type { FeeRole } from '@restitui/domain/billing/fees/fee-shares.ts';
import type { ClientFees, FeeAccount, Statement } from '@restitui/domain/billing/fees/fees.api.ts';
import { daysOfPeriod } from '@restitui/domain/insights/dashboards/period.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, countDistinct, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { boletos } from '../boletos/boletos.table.ts';
import { listPayouts } from './fee-payouts.repository.ts';
import { returnedByFee } from './fee-returns.repository.ts';
import { feeCharges, feePayouts, fees, ledgerEntries } from './fees.table.ts';

/** Receiver of a statement. */
export interface Participant {
  /** Undefined: all roles. */
  papel?: FeeRole | undefined;
  id_user: string | null;
}

/** Conditions for instants before, within and up to the end of the month in Brasília time. */
function monthOf(month: string, date: SQLWrapper = ledgerEntries.date) {
  const days = daysOfPeriod(month) ?? { from: '', until: '' };
  const midnight = (day: string) => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`;
  const [before, byEnd] = [sql`${date} < ${midnight(days.from)}`, sql`${date} < ${midnight(days.until)}`];
  return { before, byEnd, within: sql`${date} >= ${midnight(days.from)} and ${byEnd}` };
}

/** Liabilities are negative in the ledger and positive in statements. */
const sumOfShares = (where?: SQL) =>
  where
    ? sql<number>`coalesce(-sum(${ledgerEntries.centavos}) filter (where ${where}), 0)::float8`
    : sql<number>`coalesce(-sum(${ledgerEntries.centavos}), 0)::float8`;

const isPromised = eq(ledgerEntries.conta, 'PREVISTO');
const isOpen = eq(ledgerEntries.conta, 'DEVIDO');
/** Became due, whether or not it was paid out. */
const isDue = and(isOpen, isNull(ledgerEntries.id_repasse));
const isPaidOut = eq(ledgerEntries.conta, 'REPASSADO');

/** Lists all users and companies that ever had a share. */
export async function listFeeAccounts(db: Db, id_tenant: TenantId, month: string): Promise<FeeAccount[]> {
  const { papel, id_user } = ledgerEntries;
  const rows = await db
    .select({
      papel: sql<FeeRole>`${papel}`,
      id_user,
      nome: users.name,
      previsto: sumOfShares(isPromised),
      devido: sumOfShares(isDue),
      devido_no_mes: sumOfShares(and(isDue, monthOf(month).within)),
      repassado: sumOfShares(isPaidOut),
      aberto: sumOfShares(isOpen),
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

/** Returns the lines that became due or were reversed in the month, and the payouts. */
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
      previsto: sumOfShares(isPromised),
      total: sumOfShares(and(isDue, within)),
      anterior: sumOfShares(and(isOpen, before)),
      repassado: sumOfShares(and(isPaidOut, within)),
      aberto: sumOfShares(and(isOpen, byEnd)),
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

interface ClientFeesQuery {
  id_clients?: string[] | undefined;
  page: number;
  pageSize: number;
}

/** Lists one page of clients, those with the largest chargeable amount first. */
export async function listClientFees(
  db: Db,
  id_tenant: TenantId,
  { id_clients, page, pageSize }: ClientFeesQuery,
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
  const returns = returnedByFee(db, id_tenant);
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
      a_devolver: total(sql`greatest(coalesce(${charges.pago}, 0) - ${fees.apurado}, 0)`),
      devolvido: total(sql`${returns.devolvido}`),
    })
    .from(fees)
    .innerJoin(clients, and(eq(clients.id_tenant, fees.id_tenant), eq(clients.cnpjcpf, fees.id_client)))
    .leftJoin(charges, eq(charges.id_credit, fees.id_credit))
    .leftJoin(returns, eq(returns.id_credit, fees.id_credit))
    .where(where)
    .groupBy(clients.cnpjcpf, clients.razao_social, clients.razao_social_busca)
    .orderBy(sql`6 desc`, asc(clients.razao_social_busca), asc(clients.cnpjcpf))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const data = rows.map(({ apurado, cobrado, pago, a_cobrar, a_devolver, devolvido, ...client }) => ({
    ...client,
    ...{ apurado: reaisOf(apurado), cobrado: reaisOf(cobrado), pago: reaisOf(pago), a_cobrar: reaisOf(a_cobrar) },
    ...{ a_devolver: reaisOf(a_devolver), devolvido: reaisOf(devolvido) },
  }));
  return { data, page: { number: page, size: pageSize, total: counted?.n ?? 0 } };
}
