import { formatDay } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import { canSaveRefundRequests } from '@restitui/domain/simples/refund-requests/refund-requests.access.ts';
import type { RefundRequest, refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { listRefundPayments } from '../refund-payments.service.ts';
import { lockRequestsOfProduct, saveRequest } from '../refund-requests.repository.ts';
import { editedRequest, isDuplicateRequest } from '../request-state.rules.ts';

/** Saves the state of the request for one DAS; the amount is stored with its first date. */
export async function saveRefundRequest(
  context: Context,
  { params: { id_apuracao, competencia, pagamento }, body }: Input<typeof refundRequestsApi.save>,
): Promise<{ data: RefundRequest }> {
  const { db, tenant, actor, platform } = context;
  const { assessment, product } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canSaveRefundRequests(actor), errors.refund_request_denied);
  const place = { id_apuracao, competencia, pagamento };
  await lockRequestsOfProduct(db, tenant, product.id);
  const payments = await listRefundPayments(context, assessment);
  const found = payments.find((one) => one.competencia === competencia && one.pagamento === pagamento);
  const before = required(found, errors.refund_payment_not_found);
  if (body.seen !== undefined && body.seen !== before.version) throw new AppError(errors.refund_request_changed);
  if (isDuplicateRequest(before, body.situacao)) throw new AppError(errors.refund_asked_elsewhere);

  const edit = editedRequest(body, before, before.total);
  const by = { id_user: actor.id, nome: actor.name, at: platform.clock.now().toISOString() };
  const version = before.version + 1;
  const valor_pedido = edit.valor_pedido === null ? null : roundedCents(edit.valor_pedido);
  const saved = await saveRequest(db, { ...place, id_tenant: tenant, ...edit, valor_pedido, version, ...by });
  if (!saved) throw new AppError(errors.refund_request_changed);
  const record = { entity: 'ANALISE', id: id_apuracao, id_client: product.id_client, id_product: product.id } as const;
  await recordChanges(context, record, historyFields(before), historyFields({ ...before, ...edit }));
  return { data: { ...before, ...edit, alterado_por: actor.name, version } };
}

function historyFields({ competencia, pago_em, situacao, data, protocolo }: RefundRequest) {
  const of = `${competencia} (DAS pago em ${formatDay(pago_em)})`;
  return { [`pedido_situacao ${of}`]: situacao, [`pedido_data ${of}`]: data, [`pedido_protocolo ${of}`]: protocolo };
}
