import { toDay } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { paymentInMonth } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import type { AnalysisRequestRow } from '../../recovery/file-analyses/analysis-requests.repository.ts';
import { saveThesesOfRequest } from './analysis-payments.service.ts';
import { saveRequest } from './refund-requests.repository.ts';
import { type RequestSteps, stepColumns } from './request-steps.rules.ts';

interface ChangedPayment {
  id_apuracao: string;
  product: Pick<Product, 'id' | 'id_client'>;
  /** The stored rows of the theses of an analysis from files, as they were read after the lock of the product. */
  rows: readonly AnalysisRequestRow[];
}

/**
 * Stores the steps of a payment and records what changed.
 * @throws AppError 409 when the payment was changed meanwhile
 */
export async function storeRequest(
  context: Context<UserActor>,
  { id_apuracao, product, rows }: ChangedPayment,
  before: RefundRequest,
  steps: RequestSteps,
  teses = before.teses,
): Promise<RefundRequest> {
  const { db, tenant, actor, platform } = context;
  const { competencia, pagamento } = before;
  const version = before.version + 1;
  const by = { id_user: actor.id, nome: actor.name, at: platform.clock.now().toISOString() };
  const place = { id_apuracao, id_tenant: tenant };
  const saved = await saveRequest(db, {
    ...{ ...place, competencia, pagamento, ...stepColumns(steps), ...paymentColumns(before), version, ...by },
  });
  if (!saved) throw new AppError(errors.refund_request_changed);
  const after = { ...before, ...steps, teses, alterado_por: actor.name, version };
  const hasState = before.situacao !== 'A_PEDIR' || after.situacao !== 'A_PEDIR';
  if (hasState && after.teses.length > 0 && !(await saveThesesOfRequest(db, { ...place, ...by }, after, rows))) {
    throw new AppError(errors.refund_request_changed);
  }
  const record = { entity: 'ANALISE', id: id_apuracao, id_client: product.id_client, id_product: product.id } as const;
  await recordChanges(context, record, historyFields(before), historyFields(after));
  return after;
}

/** Returns what the name of a payment of an analysis from files does not contain. */
function paymentColumns({ teses, pago_em, prescreve_em, total }: RefundRequest) {
  if (teses.length === 0) return { pago_em: null, prescreve_em: null, valor: null };
  return { pago_em: toDay(pago_em), prescreve_em: toDay(prescreve_em), valor: roundedCents(total) };
}

function historyFields(request: RefundRequest) {
  const { teses, tipo, situacao, data, protocolo, retificadora, despacho, recurso, recebido } = request;
  const of = paymentInMonth(request);
  const isMade = teses.length > 0 && situacao !== 'A_PEDIR';
  return {
    [`pedido_tipo ${of}`]: isMade ? tipo : null,
    [`pedido_teses ${of}`]: isMade ? teses.map(({ nome }) => nome).join(', ') : null,
    [`pedido_retificadora ${of}`]: retificadora || null,
    [`pedido_situacao ${of}`]: situacao,
    [`pedido_data ${of}`]: data,
    [`pedido_protocolo ${of}`]: protocolo,
    [`pedido_despacho ${of}`]: despacho?.resultado ?? null,
    [`pedido_despacho_data ${of}`]: despacho?.data ?? null,
    [`pedido_deferido ${of}`]: despacho?.valor ?? null,
    [`pedido_motivo ${of}`]: despacho?.motivo || null,
    [`pedido_recurso_em ${of}`]: recurso?.data ?? null,
    [`pedido_recurso ${of}`]: recurso?.protocolo ?? null,
    [`pedido_recebido_em ${of}`]: recebido?.data ?? null,
    [`pedido_recebido ${of}`]: recebido?.valor ?? null,
  };
}
