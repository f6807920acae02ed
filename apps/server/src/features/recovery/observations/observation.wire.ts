import { canSeeObservation } from '@restitui/domain/recovery/observations/observations.access.ts';
import type { Observation } from '@restitui/domain/recovery/observations/observations.api.ts';
import { canSeeProduct } from '@restitui/domain/recovery/products/products.access.ts';
import { isClientContext, isUserContext, type SessionActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import type { ObservationRow } from './observations.repository.ts';

/** Builds the response of those observations that the caller may read. */
export function toVisibleObservations(context: Context<SessionActor>, rows: readonly ObservationRow[]): Observation[] {
  return rows.filter((row) => isVisible(context, row)).map((row) => toObservationResponse(context, row));
}

function isVisible(context: Context<SessionActor>, row: ObservationRow): boolean {
  if (isClientContext(context)) return row.category === 'CLIENTE';
  const { typeServico, id_analista } = row;
  const seesProduct = typeServico === null || canSeeProduct(context.actor, { typeServico, id_analista });
  return seesProduct && canSeeObservation(context.actor, row);
}

export function toObservationResponse(context: Context<SessionActor>, row: ObservationRow): Observation {
  const isOwn = isUserContext(context) ? row.id_user === context.actor.id : row.id_owner === context.actor.id_owner;
  return { ...row, isOwn };
}
