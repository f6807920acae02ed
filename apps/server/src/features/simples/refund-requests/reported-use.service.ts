import {
  type Cents,
  formatBRL,
  integerCents,
  reaisOf,
  roundedCents,
  sumOfCents,
  zeroCents,
} from '@restitui/brazil/money.ts';
import { type PerDcomp, parsePerDcomp } from '@restitui/brazil/per-dcomp.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { ObstaclePlace } from '@restitui/domain/simples/refund-requests/decision-effect.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import type { RefundStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { usedAfterDecision } from '@restitui/domain/simples/refund-requests/refund-step-rules.ts';
import { planReport, type ReportPlan } from '@restitui/domain/simples/refund-requests/reported-use.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { listAssessmentsOfProduct } from '../../recovery/assessments/assessments.repository.ts';
import { type CompensationRow, listOfPerDcomp } from '../../recovery/compensations/compensations.repository.ts';
import { type IcmsCreditRow, listIcmsPeriodsOfPerDcomp } from '../../recovery/icms-credits/icms-credits.repository.ts';
import { listRefundPayments, type PaymentSources } from './refund-payments.service.ts';

/** A decision that takes back the use of a compensation, in whole or in part. */
export interface DecidedUse {
  before: RefundRequest;
  decision: Pick<Extract<RefundStep, { passo: 'DESPACHO' }>, 'uso_mantido'>;
}

/** A refused decision with the record that is corrected first. */
export interface UseRefusal {
  refusal: ErrorDefinition;
  message: string;
  place: ObstaclePlace;
  /** The other assessment or the PER/DCOMP by which the record is found. */
  key?: string;
}

/** Lines of the compensation report and the sum that remains of them; without use they are deleted. */
export interface ReportCorrection {
  lines: CompensationRow[];
  target: Cents;
}

type Place = Pick<Assessment, 'id' | 'id_product'>;
type OfNumber = { number: PerDcomp; uses: DecidedUse[] };

/**
 * Plans for each decision how the lines of the compensation report that name its PER/DCOMP follow it. Decisions of one
 * number are planned together; the first of them has the correction, each of them the refusal.
 */
export async function planReports(
  context: PaymentSources,
  place: Place,
  taken: readonly DecidedUse[],
): Promise<(ReportCorrection | UseRefusal | undefined)[]> {
  const groups = new Map<PerDcomp, DecidedUse[]>();
  for (const use of taken) {
    const number = parsePerDcomp(use.before.protocolo);
    if (number) groups.set(number, [...(groups.get(number) ?? []), use]);
  }
  const planned = new Map<DecidedUse, ReportCorrection | UseRefusal>();
  for (const [number, uses] of groups) {
    const outcome = await planNumber(context, place, { number, uses });
    if (!outcome) continue;
    for (const use of 'refusal' in outcome ? uses : uses.slice(0, 1)) planned.set(use, outcome);
  }
  return taken.map((use) => planned.get(use));
}

async function planNumber(
  context: PaymentSources,
  { id, id_product }: Place,
  { number, uses }: OfNumber,
): Promise<ReportCorrection | UseRefusal | undefined> {
  const { db, tenant } = context;
  const ofProduct = <Row extends { id_product: string }>(row: Row) => row.id_product === id_product;
  const lines = (await listOfPerDcomp(db, tenant, number)).filter(ofProduct);
  const periods = (await listIcmsPeriodsOfPerDcomp(db, tenant, number)).filter(ofProduct);
  if (lines.length === 0 && periods.length === 0) return undefined;
  const requests = await listCompensations(context, id_product);
  const isDecided = (one: (typeof requests)[number]) =>
    one.id_apuracao === id && uses.some(({ before }) => isSame(before, one));
  const others = requests.filter((one) => parsePerDcomp(one.protocolo) === number && !isDecided(one));
  const plan = planReport({
    lines: lines.map(({ value }) => value),
    controlled: sumOfCents(periods.map((row) => controlledBy(row, number))),
    used: sumOfCents(uses.map(({ before }) => roundedCents(before.recebido?.valor ?? 0))),
    left: sumOfCents(uses.map(({ decision }) => roundedCents(usedAfterDecision(decision)))),
    // A denied compensation is used no longer.
    others: others.map(({ id_apuracao, competencia, situacao, recebido }) => ({
      ...{ id_apuracao, competencia },
      used: recebido ? roundedCents(recebido.valor) : situacao === 'INDEFERIDO' ? zeroCents : null,
    })),
  });
  if (plan.kind === 'KEPT') return undefined;
  if (uses.some(({ decision }) => decision.uso_mantido === null)) {
    return { refusal: errors.refund_use_charged, message: errors.refund_use_alone.message, place: 'RELATORIO' };
  }
  return plan.kind === 'LOWERED' ? { lines, target: plan.target } : refusalOf(plan, { number, lines, periods });
}

/** Lists the requests of a product that compensate its credit, under all its assessments. */
async function listCompensations(context: PaymentSources, id_product: string) {
  const requests: (RefundRequest & { id_apuracao: string })[] = [];
  for (const { id } of await listAssessmentsOfProduct(context.db, context.tenant, id_product)) {
    const listed = await listRefundPayments(context, { id, id_product });
    requests.push(...listed.map((request) => ({ ...request, id_apuracao: id })));
  }
  return requests.filter(({ tipo, situacao }) => tipo === 'COMPENSACAO' && situacao !== 'A_PEDIR');
}

const isSame = (a: Pick<RefundRequest, 'competencia' | 'pagamento'>, b: typeof a) =>
  a.competencia === b.competencia && a.pagamento === b.pagamento;

/** Returns what a period of the control holds as used by a PER/DCOMP. */
function controlledBy(row: IcmsCreditRow, number: PerDcomp): Cents {
  const { dcompInicialPis, credPisOrigUtilizado, dcompInicialCofins, credCofinsOrigUtilizado } = row;
  const pis = dcompInicialPis === number ? credPisOrigUtilizado : 0;
  return integerCents(pis + (dcompInicialCofins === number ? credCofinsOrigUtilizado : 0));
}

interface Records {
  number: PerDcomp;
  lines: readonly CompensationRow[];
  periods: readonly IcmsCreditRow[];
}

function refusalOf(
  plan: Exclude<ReportPlan, { kind: 'KEPT' | 'LOWERED' }>,
  { number, lines, periods }: Records,
): UseRefusal {
  const brl = (amount: Cents) => formatBRL(reaisOf(amount));
  if (plan.kind === 'UNRECORDED') {
    const month = formatPeriod(plan.other.competencia);
    const message = `O pedido de ${month} tem este mesmo PER/DCOMP e o uso dele não foi registrado. Registre-o antes.`;
    return { refusal: errors.refund_use_unrecorded, message, place: 'PEDIDO', key: plan.other.id_apuracao };
  }
  if (plan.kind === 'CONTROLLED') {
    const months = periods.map(({ periodoApurado }) => periodoApurado).join(', ');
    const message = `O controle de créditos de ICMS (${months}) tem ${brl(plan.sum)} utilizados por este PER/DCOMP. Corrija lá a DCOMP inicial ou o valor utilizado, até ${brl(plan.limit)} ao todo.`;
    return { refusal: errors.refund_use_controlled, message, place: 'CONTROLE', key: number };
  }
  const message =
    plan.kind === 'TAXES'
      ? `O relatório de compensação tem ${lines.length} linhas deste PER/DCOMP. Corrija lá o valor de cada uma, até ${brl(plan.limit)} ao todo.`
      : `O relatório de compensação tem ${brl(plan.sum)} neste PER/DCOMP, mais do que os pedidos usaram. Corrija-o lá, até ${brl(plan.limit)} ao todo.`;
  return { refusal: errors.refund_use_reported, message, place: 'RELATORIO', key: number };
}
