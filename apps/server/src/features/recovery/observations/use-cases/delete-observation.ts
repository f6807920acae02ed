import { canDeleteObservation } from '@restitui/domain/recovery/observations/observations.access.ts';
import type { observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import { observationErrors } from '@restitui/domain/recovery/observations/observations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { clearAlerts, syncClientAlert } from '../../../insights/alerts/alerts.repository.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireObservedClient, requireObservedProduct } from '../observation.gate.ts';
import { toObservationResponse } from '../observation.wire.ts';
import { findObservation, findUnansweredMessage, markObservationDeleted } from '../observations.repository.ts';

/** Deletes an observation and resolves its alert. */
export async function deleteObservation(
  context: Context<SessionActor>,
  { params: { id } }: Input<typeof observationsApi.remove>,
) {
  const { db, tenant, platform } = context;
  const found = required(await findObservation(db, tenant, id), observationErrors.observation_not_found);
  const { cnpj, id_produto, mensage } = found;
  await (id_produto === null ? requireObservedClient(context, cnpj) : requireObservedProduct(context, id_produto));
  requireAccess(canDeleteObservation(context.actor, found), observationErrors.observation_delete_denied);

  const now = platform.clock.now();
  await markObservationDeleted(db, tenant, id, now.toISOString());
  await clearAlerts(db, tenant, 'OBSERVACAO', [id], now);
  if (found.id_owner !== null && (await findUnansweredMessage(db, tenant, cnpj)) === undefined) {
    const settled = { kind: 'MENSAGEM_DO_CLIENTE', id_client: cnpj, current: undefined } as const;
    await syncClientAlert(db, tenant, settled, now);
  }
  const record = { entity: 'OBSERVACAO', id, id_client: cnpj, id_product: id_produto } as const;
  await recordChanges(context, record, { mensage }, { mensage: null });
  return { data: toObservationResponse(context, found) };
}
