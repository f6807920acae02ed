import { payableUntil } from '@restitui/brazil/boleto-factor.ts';
import { addDays, dayInBrazil } from '@restitui/brazil/day.ts';
import { reaisOf } from '@restitui/brazil/money.ts';
import { openSituacoes } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import {
  type AlertCause,
  failedAnalysisCause,
  limitationCause,
  limitationWarningDays,
  newLeadCause,
  observationCause,
  overdueBoletoCause,
  powerOfAttorneyCause,
  unsignedContractCause,
  unsignedDays,
} from '@restitui/domain/insights/alerts/alert-causes.ts';
import type { AlertKind } from '@restitui/domain/insights/alerts/alert-kind.ts';
import { alertSearchText } from '@restitui/domain/insights/alerts/alert-search.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { users } from '../../features/accounts/users/users.table.ts';
import { agreements } from '../../features/agreements/documents/agreements.table.ts';
import { boletos } from '../../features/billing/boletos/boletos.table.ts';
import { clients } from '../../features/crm/clients/clients.table.ts';
import { leads } from '../../features/crm/leads/leads.table.ts';
import { alertReadings, alerts } from '../../features/insights/alerts/alerts.table.ts';
import { assessments } from '../../features/recovery/assessments/assessments.table.ts';
import { observations } from '../../features/recovery/observations/observations.table.ts';
import { simplesRuns } from '../../features/simples/analysis/simples-analysis.table.ts';
import { tenants } from '../../features/tenancy/tenants/tenants.table.ts';
import { allProducts, listExpiringMonths } from '../open-claims.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf, Seeded } from './seeded.ts';

type AlertRow = typeof alerts.$inferInsert;
type Person = Pick<typeof users.$inferSelect, 'id' | 'id_tenant' | 'name' | 'typeCargo'>;

interface Raised {
  cause: AlertCause | undefined;
  /** Day on which the cause arose. */
  since: string;
  id_tenant: TenantId;
  company: string;
  id_client: string | null;
  id_product: string | null;
}

const done: Partial<Record<AlertKind, readonly string[]>> = {
  PROCURACAO_VENCENDO: [
    'Cliente avisado por telefone; renova no e-CAC nesta semana.',
    'Renovação agendada com o contador.',
  ],
  PROCURACAO_EXPIRADA: ['Pedido de nova procuração enviado ao cliente.', 'Contador ficou de renovar no portal.'],
  CREDITO_A_PRESCREVER: ['Retificação transmitida; aguardamos o processamento.'],
};

/** Adds the alerts that clients and analyses cause; some have been read or resolved. */
export async function fillAlerts(demo: Demo): Promise<void> {
  const raised = [
    ...(await powersOfAttorney(demo)),
    ...(await contracts(demo)),
    ...(await limitations(demo)),
    ...(await failures(demo)),
    ...(await notes(demo)),
    ...(await contacts(demo)),
    ...(await overdueBoletos(demo)),
  ];
  const people = await demo.db.select().from(users).where(eq(users.typeUser, 'USUARIO'));
  const rows = raised.flatMap((each) => alertOf(each, demo.today, people));
  await insertRows(demo.db, alerts, rows);
  await insertRows(
    demo.db,
    alertReadings,
    rows.flatMap((row) => readingsOf(row, people)),
  );
}

function alertOf({ cause, since, ...about }: Raised, today: string, people: Person[]): AlertRow[] {
  if (!cause) return [];
  const id = idOf('alert', about.id_tenant, cause.kind, cause.subject);
  const random = new Seeded(id);
  const date = instantOn(since < today ? since : dayBefore(today, 1), random.between(0, 120));
  const open = { resolved: false, resolvedDate: null, resolutionMessage: null, id_resolver: null, resolvedBy: null };
  const row = { id, ...about, ...cause, date, ...open, cleared: false, busca: alertSearchText({ ...about, ...cause }) };
  const words = done[cause.kind];
  const manager = people.find(({ id_tenant, typeCargo }) => id_tenant === about.id_tenant && typeCargo === 'GERENTE');
  if (!words || !manager || since > dayBefore(today, 6) || !random.chance(0.4)) return [row];
  const resolvedDate = instantOn(dayBefore(since, -random.between(1, 4)), random.between(0, 500));
  const resolution = { resolutionMessage: random.pick(words), id_resolver: manager.id, resolvedBy: manager.name };
  return [{ ...row, resolved: true, resolvedDate, ...resolution }];
}

/** A resolved alert was read by the person who resolved it; the others by a manager when older than a week. */
function readingsOf(row: AlertRow, people: Person[]): (typeof alertReadings.$inferInsert)[] {
  const { id, id_tenant, resolved, resolvedDate, id_resolver } = row;
  const random = new Seeded('reading', id);
  const reader = people.find((each) =>
    resolved ? each.id === id_resolver : isLeader(each) && each.id_tenant === id_tenant,
  );
  if (!reader || (!resolved && !random.chance(0.5))) return [];
  return [{ id_user: reader.id, id_alert: id, id_tenant, viewedDate: resolvedDate ?? row.date }];
}

const isLeader = ({ typeCargo }: Person) => typeCargo === 'CEO';

async function powersOfAttorney({ db, today }: Demo): Promise<Raised[]> {
  const rows = await db.select().from(clients).where(isNotNull(clients.procuracaoValidaAte));
  return rows.map((client) => {
    const cause = powerOfAttorneyCause(client, today);
    const until = client.procuracaoValidaAte ?? today;
    const step = Number(cause?.subject.split(' ')[2] ?? -1);
    const { id_tenant, razao_social: company, cnpjcpf: id_client } = client;
    return { cause, since: addDays(until, -step), id_tenant, company, id_client, id_product: null };
  });
}

async function contracts({ db, today }: Demo): Promise<Raised[]> {
  const rows = await db
    .select({ contract: agreements, company: clients.razao_social, id_client: clients.cnpjcpf })
    .from(agreements)
    .innerJoin(clients, and(eq(clients.id_tenant, agreements.id_tenant), eq(clients.cnpjcpf, agreements.id_client)));
  // Contracts in force are signed after this, at earlier times.
  const open = rows.filter(({ contract: { status, isFrist } }) => !(status === 'Ativo' && isFrist));
  return open.map(({ contract, ...where }) => ({
    ...where,
    id_tenant: contract.id_tenant,
    id_product: null,
    cause: unsignedContractCause(contract, today),
    since: addDays(dayInBrazil(new Date(contract.createdDate)), unsignedDays),
  }));
}

const about = {
  id_tenant: assessments.id_tenant,
  id_client: assessments.id_client,
  id_product: assessments.id_product,
  company: clients.razao_social,
};

/** Returns the alerts of each tenant as the daily sweep derives them. */
async function limitations({ db, today }: Demo): Promise<Raised[]> {
  const raised: Raised[] = [];
  const near = { from: today, until: addDays(today, limitationWarningDays) };
  for (const { id: id_tenant } of await db.select({ id: tenants.id }).from(tenants)) {
    const months = await listExpiringMonths(db, { id_tenant, reach: allProducts(db, id_tenant) }, near);
    for (const { id_client, id_product, empresa: company, ...month } of months) {
      const since = addDays(month.prescreve_em, -limitationWarningDays);
      raised.push({ cause: limitationCause(month, today), since, id_tenant, company, id_client, id_product });
    }
  }
  return raised;
}

async function failures({ db }: Demo): Promise<Raised[]> {
  const rows = await db
    .select({ ...about, id_apuracao: assessments.id, erro: simplesRuns.erro, at: simplesRuns.createdDate })
    .from(simplesRuns)
    .innerJoin(assessments, eq(assessments.id, simplesRuns.id_apuracao))
    .innerJoin(clients, and(eq(clients.id_tenant, assessments.id_tenant), eq(clients.cnpjcpf, assessments.id_client)))
    .where(eq(simplesRuns.state, 'falhou'));
  return rows.map(({ id_apuracao, erro, at, ...where }) => ({
    ...where,
    cause: failedAnalysisCause(id_apuracao, erro ?? ''),
    since: at.slice(0, 10),
  }));
}

async function contacts({ db }: Demo): Promise<Raised[]> {
  const rows = await db.select().from(leads).where(eq(leads.status, 'NOVO'));
  return rows.map(({ id, id_tenant, name, message, createdDate }) => ({
    cause: newLeadCause(id, message),
    since: createdDate.slice(0, 10),
    id_tenant,
    company: name,
    id_client: null,
    id_product: null,
  }));
}

async function overdueBoletos({ db, today }: Demo): Promise<Raised[]> {
  const rows = await db
    .select()
    .from(boletos)
    .where(inArray(boletos.situacao, [...openSituacoes]));
  return rows.map((boleto) => ({
    cause: overdueBoletoCause({ ...boleto, valorNominal: reaisOf(boleto.valorNominal) }, today),
    since: addDays(payableUntil(boleto.dataVencimento), 1),
    id_tenant: boleto.id_tenant,
    company: boleto.nome,
    id_client: boleto.id_client,
    id_product: null,
  }));
}

async function notes({ db }: Demo): Promise<Raised[]> {
  const rows = await db
    .select({ note: observations, company: clients.razao_social })
    .from(observations)
    .innerJoin(clients, and(eq(clients.id_tenant, observations.id_tenant), eq(clients.cnpjcpf, observations.cnpj)))
    .where(eq(observations.isAlerta, true));
  return rows.map(({ note: { id, sender, mensage, createdDate, id_tenant, cnpj, id_produto }, company }) => ({
    cause: observationCause(id, sender, mensage),
    since: createdDate.slice(0, 10),
    id_tenant,
    company,
    id_client: cnpj,
    id_product: id_produto,
  }));
}
