import { canDeleteObservation } from '@restitui/domain/observations/observations.access.ts';
import type { observationsApi } from '@restitui/domain/observations/observations.api.ts';
import { observationErrors } from '@restitui/domain/observations/observations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { AnyContext } from '../../../kernel/context.ts';
import { clearAlerts, settleClientAlert } from '../../alerts/alerts.repository.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { findObservation, findUnanswered, markObservationDeleted } from '../observations.repository.ts';
import { observationOnWire, requireObservedClient, requireObservedProduct } from '../observed.ts';

/** What it alerted about is settled with it. */
export async function deleteObservation(context: AnyContext, { params: { id } }: Input<typeof observationsApi.remove>) {
  const { db, tenant, platform } = context;
  const found = required(await findObservation(db, tenant, id), observationErrors.observation_not_found);
  const { cnpj, id_produto, mensage } = found;
  await (id_produto === null ? requireObservedClient(context, cnpj) : requireObservedProduct(context, id_produto));
  const who = context.who === 'staff' ? context.actor : context.client;
  requireAccess(canDeleteObservation(who, found), observationErrors.observation_delete_denied);

  const now = platform.clock.now();
  await markObservationDeleted(db, tenant, id, now.toISOString());
  await clearAlerts(db, tenant, 'OBSERVACAO', [id], now);
  if (found.id_owner !== null && (await findUnanswered(db, tenant, cnpj)) === undefined) {
    const settled = { kind: 'MENSAGEM_DO_CLIENTE', id_client: cnpj, current: undefined } as const;
    await settleClientAlert(db, tenant, settled, now);
  }
  const record = { entity: 'OBSERVACAO', id, id_client: cnpj, id_product: id_produto } as const;
  await recordChanges(context, record, { mensage }, { mensage: null });
  return { data: observationOnWire(context, found) };
}
