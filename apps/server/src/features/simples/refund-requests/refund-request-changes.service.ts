import { formatDay } from '@restitui/brazil/day.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { saveRequest } from './refund-requests.repository.ts';
import { type RequestSteps, stepColumns } from './request-steps.rules.ts';

interface ChangedPayment {
  id_apuracao: string;
  product: Pick<Product, 'id' | 'id_client'>;
}

/**
 * Stores the steps of a payment and records what changed.
 * @throws AppError 409 when the payment was changed meanwhile
 */
export async function storeRequest(
  context: Context<UserActor>,
  { id_apuracao, product }: ChangedPayment,
  before: RefundRequest,
  steps: RequestSteps,
): Promise<RefundRequest> {
  const { db, tenant, actor, platform } = context;
  const { competencia, pagamento } = before;
  const version = before.version + 1;
  const saved = await saveRequest(db, {
    ...{ id_apuracao, id_tenant: tenant, competencia, pagamento, ...stepColumns(steps), version },
    ...{ id_user: actor.id, nome: actor.name, at: platform.clock.now().toISOString() },
  });
  if (!saved) throw new AppError(errors.refund_request_changed);
  const after = { ...before, ...steps, alterado_por: actor.name, version };
  const record = { entity: 'ANALISE', id: id_apuracao, id_client: product.id_client, id_product: product.id } as const;
  await recordChanges(context, record, historyFields(before), historyFields(after));
  return after;
}

function historyFields(request: RefundRequest) {
  const { competencia, pago_em, situacao, data, protocolo, retificadora, despacho, recurso, recebido } = request;
  const of = `${competencia} (DAS pago em ${formatDay(pago_em)})`;
  return {
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
