import { dayInBrazil } from '@restitui/brazil/day.ts';
import { reaisOf, roundedCents, sumOfReais } from '@restitui/brazil/money.ts';
import { sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { RefundRequest, RefundRequestEdit } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import { isKindAllowed, type RequestKind } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { saveThesesOfRequest } from './analysis-payments.service.ts';
import { findChargedPayments } from './charged-money.service.ts';
import { storeRequest } from './refund-request-changes.service.ts';
import { editedRequest, isDuplicateRequest } from './request-state.rules.ts';
import { keptOutcome } from './request-steps.rules.ts';
import { syncFeeAlerts } from './sync-fee-alerts.service.ts';

type EditedPlace = Parameters<typeof storeRequest>[1];

/**
 * Sets the state of a request; the amount is stored with its first date. Decision and money that contradict the new
 * state are removed.
 * @throws AppError 409 for a payment that is requested under another assessment and for money that its fee is entered
 * for, 400 for a day out of order and for a compensation of a DAS
 */
export async function editRequest(
  context: Context<UserActor>,
  place: EditedPlace,
  before: RefundRequest,
  body: RefundRequestEdit & { tipo?: RequestKind | undefined },
): Promise<RefundRequest> {
  const tipo = body.tipo ?? before.tipo;
  if (body.tipo !== undefined && !isKindAllowed(tipo, before.teses))
    throw onField('tipo', errors.refund_das_not_compensated);
  if (isDuplicateRequest(before, body.situacao)) throw new AppError(errors.refund_asked_elsewhere);
  const edit = editedRequest(body, before, before.total);
  const outcome = keptOutcome(edit.situacao, before);
  const today = dayInBrazil(context.platform.clock.now());
  if (edit.data !== null && edit.data > today) throw onField('data', errors.refund_day_future);
  if (edit.data !== null && edit.data < before.pago_em) throw onField('data', errors.refund_before_payment);
  const isLate = edit.data !== null && outcome.despacho !== null && edit.data > outcome.despacho.data;
  if (isLate) throw onField('data', errors.refund_decision_before_request);
  const isPaidBefore = edit.data !== null && outcome.recebido !== null && edit.data > outcome.recebido.data;
  if (isPaidBefore) throw onField('data', errors.refund_received_before);

  const { despacho, recebido } = outcome;
  const isUsedEarly = despacho !== null && recebido !== null && recebido.data < despacho.data;
  if (tipo === 'RESTITUICAO' && isUsedEarly) throw onField('data', errors.refund_received_before);
  if (before.recebido !== null && recebido === null) await requireUncharged(context, place, before);
  const steps = { ...edit, ...outcome, retificadora: before.retificadora, tipo };
  const saved = await storeRequest(context, place, before, steps);
  await syncFeeAlerts(context, place.product.id);
  return saved;
}

/** @throws AppError 409 when the credit of a payment is used or its fee is on an open boleto */
async function requireUncharged(
  context: Context<UserActor>,
  { id_apuracao, product: { id: id_product, id_client } }: EditedPlace,
  request: RefundRequest,
): Promise<void> {
  const charged = await findChargedPayments(context, { id: id_apuracao, id_product, id_client }, [request]);
  if (charged.length > 0) throw new AppError(errors.refund_use_charged);
}

/**
 * Takes theses out of a request that was made and waits for its decision. They can be requested again.
 * @throws AppError 409 after a concurrent change
 */
export async function releaseTheses(
  context: Context<UserActor>,
  place: EditedPlace,
  request: RefundRequest,
  wanted: readonly string[],
): Promise<void> {
  const { db, tenant, actor, platform } = context;
  const { id_apuracao, rows } = place;
  const released = request.teses.filter(({ tese }) => wanted.includes(tese));
  const kept = request.teses.filter(({ tese }) => !wanted.includes(tese));
  const taken = sumOfReais(
    rows
      .filter(({ periodo, tese }) => periodo === sortablePeriod(request.competencia) && wanted.includes(tese))
      .map(({ valor_pedido }) => reaisOf(valor_pedido ?? 0)),
  );
  const total = sumOfReais(kept.map(({ credito }) => credito));
  const valor_pedido = reaisOf(roundedCents(request.valor_pedido ?? request.total) - roundedCents(taken));
  await storeRequest(context, place, { ...request, total }, { ...request, valor_pedido }, kept);
  const by = { id_user: actor.id, nome: actor.name, at: platform.clock.now().toISOString() };
  const open = { ...request, ...editedRequest({ situacao: 'A_PEDIR', data: null, protocolo: '' }, request, 0) };
  const isSaved = await saveThesesOfRequest(
    db,
    { id_tenant: tenant, id_apuracao, ...by },
    { ...open, teses: released, despacho: null, recurso: null, recebido: null },
    rows,
  );
  if (!isSaved) throw new AppError(errors.refund_request_changed);
  await syncFeeAlerts(context, place.product.id);
}

function onField(path: 'data' | 'tipo', error: ErrorDefinition): AppError {
  return new AppError(error, { issues: [{ path, message: error.message }] });
}
