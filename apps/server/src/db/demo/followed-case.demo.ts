import { createHash } from 'node:crypto';
import { addDays, type Day } from '@restitui/brazil/day.ts';
import { type Cents, zeroCents } from '@restitui/brazil/money.ts';
import { periodKey, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import { yearAndMonth } from '@restitui/domain/recovery/credits/credit-month.ts';
import { percentOfCents } from '@restitui/domain/recovery/credits/selic-correction.ts';
import { mirrorText } from '@restitui/domain/simples/analysis/rectification-mirror.ts';
import type { RefundRequestStatus } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { clients } from '../../features/crm/clients/clients.table.ts';
import { resumeValues } from '../../features/recovery/assessments/assessments.table.ts';
import { compensations } from '../../features/recovery/compensations/compensations.table.ts';
import { credits } from '../../features/recovery/credits/credits.table.ts';
import { products } from '../../features/recovery/products/products.table.ts';
import { refundSlices, simplesMonths, simplesRuns } from '../../features/simples/analysis/simples-analysis.table.ts';
import { rectificationMarks } from '../../features/simples/rectifications/rectifications.table.ts';
import { refundRequests } from '../../features/simples/refund-requests/refund-requests.table.ts';
import { localSelicSource } from '../../platform/local-selic.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { correctedAmount } from './corrected-amount.ts';
import { type CreditRow, sumsOf } from './credits.demo.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import {
  boletoOfCompensation,
  type FollowedBoleto,
  type FollowedCourse,
  followedCourses,
} from './followed-case.data.ts';
import { confirmCoverage } from './followed-coverage.demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainTenant } from './main-client.data.ts';
import type { CreditSums } from './resume-values.demo.ts';
import { idOf, Seeded } from './seeded.ts';
import { analystEmail, analystName, userId } from './users.demo.ts';

type RequestRow = typeof refundRequests.$inferInsert;
type SliceRow = typeof refundSlices.$inferSelect;

/** Day of the money whose fee was entered, and the boleto that charges it. */
export interface FollowedFee {
  day: Day;
  boleto: FollowedBoleto;
}

export interface FollowedCases {
  /** Sums of the credits, by assessment. */
  sums: Map<string, CreditSums>;
  /** Entered fees, by credit. */
  fees: Map<string, FollowedFee>;
  /** Companies whose contract was signed before the work. */
  clients: Set<string>;
}

interface Surroundings extends Demo {
  assessment: DemoAssessment;
  series: readonly SelicMonth[];
  /** Commission of the client, in percent. */
  commission: number;
}

/**
 * Adds the money of two companies of the main client's tenant: of a Simples case payments in every step, and of a SPED
 * case the fee of its compensation.
 */
export async function fillFollowedCases(demo: Demo, analysed: readonly DemoAssessment[]): Promise<FollowedCases> {
  const cases: FollowedCases = { sums: new Map(), fees: new Map(), clients: new Set() };
  const ofMain = analysed.filter(({ isLatest, product }) => isLatest && product.client.tenant.id === mainTenant);
  const simples = ofMain.find(
    ({ product }) => product.typeServico === 'PIS_COFINS_MONOFASICO_PARA_SN' && product.status === 'PAGO',
  );
  const sped = ofMain.find(
    ({ product }) => product.typeServico === 'EXCLUSAO_DE_ICMS_E_ST' && product.status === 'AGUARDANDO_COMPENSACAO',
  );
  for (const followed of [simples, sped]) if (followed) cases.clients.add(followed.product.client.cnpjcpf);
  if (simples) await confirmCoverage(demo, simples);
  if (simples) await followRefunds(await surroundingsOf(demo, simples), cases);
  if (sped) await followCompensation(await surroundingsOf(demo, sped), cases);
  return cases;
}

async function surroundingsOf(demo: Demo, assessment: DemoAssessment): Promise<Surroundings> {
  const { tenant, cnpjcpf } = assessment.product.client;
  const [client] = await demo.db
    .select({ commission: clients.comissaoTenant })
    .from(clients)
    .where(and(eq(clients.id_tenant, tenant.id), eq(clients.cnpjcpf, cnpjcpf)));
  const series = await localSelicSource.months();
  return { ...demo, assessment, series, commission: client?.commission ?? 0 };
}

async function followRefunds(surroundings: Surroundings, cases: FollowedCases): Promise<void> {
  const { db, today, assessment } = surroundings;
  const id_tenant = assessment.product.client.tenant.id;
  const open = await db
    .select()
    .from(refundSlices)
    .where(and(eq(refundSlices.id_apuracao, assessment.id), gte(refundSlices.prescreve_em, today)))
    .orderBy(asc(refundSlices.pago_em))
    .limit(followedCourses.length);
  await markMirrors(surroundings, new Set(open.map(({ competencia }) => competencia)));
  const followed = open.flatMap((slice, i) => {
    const course = followedCourses[i];
    return course?.isRectified ? [{ course, slice, row: requestOf(surroundings, course, slice) }] : [];
  });
  await insertRows(
    db,
    refundRequests,
    followed.map(({ row }) => row),
  );
  await addCredits(
    surroundings,
    cases,
    followed
      .filter(({ row }) => row.situacao !== 'A_PEDIR')
      .map(({ course, slice, row }) => ({ request: { ...row, pago_em: slice.pago_em }, boleto: course.boleto })),
  );
  await db
    .update(products)
    .set({ status: 'RESTITUIDO_PARCIAL' })
    .where(and(eq(products.id_tenant, id_tenant), eq(products.id, assessment.product.id)));
}

/** Pays the credit of the compensation that was used, and adds the compensation with the number of its PER/DCOMP. */
async function followCompensation(surroundings: Surroundings, cases: FollowedCases): Promise<void> {
  const { db, assessment } = surroundings;
  const { id, product } = assessment;
  const [used] = await db
    .select()
    .from(refundRequests)
    .where(
      and(
        eq(refundRequests.id_apuracao, id),
        eq(refundRequests.tipo, 'COMPENSACAO'),
        isNotNull(refundRequests.recebido_em),
      ),
    );
  if (!used?.recebido_em || used.recebido_valor === null) return;
  await addCredits(surroundings, cases, [{ request: used, boleto: boletoOfCompensation }]);
  await db.insert(compensations).values({
    ...{ id: idOf('followed compensation', id), id_tenant: product.client.tenant.id },
    ...{ id_client: product.client.cnpjcpf, id_product: product.id },
    ...{ tributo: 'COFINS', pa: taxMonthOfDay(dayBefore(used.recebido_em, 30)), value: used.recebido_valor },
    ...{ perDcomp: used.protocolo, version: 1, createdDate: instantOn(used.recebido_em, 200) },
  });
}

/** Marks the mirrors of months as checked. */
async function markMirrors({ db, assessment }: Surroundings, months: ReadonlySet<string>) {
  const rows = await db
    .select({ competencia: simplesMonths.competencia, detail: simplesMonths.detail, asOf: simplesRuns.asOf })
    .from(simplesMonths)
    .innerJoin(simplesRuns, eq(simplesRuns.id, simplesMonths.id_run))
    .where(eq(simplesRuns.id_apuracao, assessment.id))
    .orderBy(asc(simplesMonths.competencia));
  const place = { id_apuracao: assessment.id, id_tenant: assessment.product.client.tenant.id };
  await insertRows(
    db,
    rectificationMarks,
    rows.flatMap(({ competencia, detail: { espelho }, asOf }, i) => {
      if (!espelho || !months.has(competencia)) return [];
      const digest = createHash('sha256').update(mirrorText(espelho)).digest('hex');
      const by = { id_user: userId(analystEmail), nome: analystName, at: instantOn(asOf, 520 + i) };
      return [{ ...place, competencia, digest, ...by }];
    }),
  );
}

function requestOf({ today, series, assessment }: Surroundings, course: FollowedCourse, slice: SliceRow): RequestRow {
  const { requested, decided, received } = course;
  const { id_apuracao, id_tenant, competencia, pagamento, valor } = slice;
  const random = new Seeded('followed payment', competencia);
  const on = (days: number) => addDays(today, -days);
  const granted = grantedOf(course, valor);
  const receivedOn = received === undefined ? null : on(received);
  const protocolo = `${random.digits(5)}.${random.digits(5)}.${random.digits(6)}.1.2.04-${random.digits(4)}`;
  const root = assessment.product.client.cnpjcpf.slice(0, 8);
  return {
    ...{ id_apuracao, id_tenant, competencia, pagamento, situacao: statusOf(course), tipo: 'RESTITUICAO' },
    ...{ data: requested === undefined ? null : on(requested), protocolo: requested === undefined ? '' : protocolo },
    valor_pedido: requested === undefined ? null : valor,
    retificadora: `${root}${periodKey(competencia)}002`,
    ...{ despacho_resultado: decided?.resultado ?? null, despacho_data: decided ? on(decided.days) : null },
    ...{ despacho_valor: decided ? granted : null, despacho_motivo: decided?.motivo ?? '' },
    recebido_em: receivedOn,
    recebido_valor: receivedOn && correctedAmount(slice, granted, taxMonthOfDay(receivedOn), series),
    ...{ version: 1, id_user: userId(analystEmail), nome: analystName },
    at: instantOn(dayBefore(today, 1), random.between(200, 300)),
  };
}

function grantedOf({ decided }: FollowedCourse, asked: Cents): Cents {
  if (decided?.resultado === 'INDEFERIDO') return zeroCents;
  return decided?.percent ? percentOfCents(asked, decided.percent) : asked;
}

function statusOf({ requested, decided, received }: FollowedCourse): RefundRequestStatus {
  if (requested === undefined) return 'A_PEDIR';
  if (received !== undefined) return 'PAGO';
  if (!decided) return 'PEDIDO';
  return decided.resultado === 'INDEFERIDO' ? 'INDEFERIDO' : 'DEFERIDO';
}

interface CreditedRequest {
  request: RequestRow;
  boleto: FollowedBoleto | undefined;
}

/** Adds the credit of each requested payment; a fee that is on a boleto was entered, which pays its credit. */
async function addCredits(
  { db, today, series, commission, assessment: { id, product } }: Surroundings,
  { sums, fees }: FollowedCases,
  asked: readonly CreditedRequest[],
): Promise<void> {
  const id_tenant = product.client.tenant.id;
  const rows = asked.map(({ request, boleto }): CreditRow => {
    const { competencia, pagamento, pago_em, data, valor_pedido, recebido_em, recebido_valor } = request;
    const id_credit = idOf('followed credit', id, competencia, pagamento);
    const day = boleto && recebido_em ? recebido_em : undefined;
    if (boleto && day) fees.set(id_credit, { day, boleto });
    return {
      ...{ id: id_credit, id_tenant, id_client: product.client.cnpjcpf, id_product: product.id, id_apuracao: id },
      ...{ ...yearAndMonth(competencia), pagamento, pagoEm: pago_em ?? null, creditOrigin: valor_pedido ?? zeroCents },
      compensacao: day ? (recebido_valor ?? zeroCents) : zeroCents,
      ...{ isPago: day !== undefined, mesRestituicao: day ? taxMonthOfDay(day) : null },
      comissao_porcentagem: commission,
      createdDate: instantOn(data ?? today, 240),
    };
  });
  await insertRows(db, credits, rows);
  const value = { id: idOf('resume', id, 'CREDITO'), id_tenant, id_apuracao: id, value: zeroCents };
  await insertRows(db, resumeValues, [{ ...value, typeValue: 'CREDITO' }]);
  sums.set(id, sumsOf(rows, { series, month: taxMonthOfDay(today) }));
}
