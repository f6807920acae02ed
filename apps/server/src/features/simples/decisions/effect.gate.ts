import { simplesAnalysisErrors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import { canDecideForClient, canDecideForTenant } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import { simplesDecisionErrors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOpenableClient } from '../../crm/clients/client.gate.ts';
import { type Effect, findEffect } from './simples-effects.repository.ts';

/** Requires that the actor may decide for the client, or for the whole consultancy when `id_client` is null. */
export async function requireEffectScope(context: Context, id_client: string | null): Promise<void> {
  if (id_client === null) {
    requireAccess(canDecideForTenant(context.actor), simplesDecisionErrors.decision_for_all_denied);
    return;
  }
  await requireOpenableClient(context, id_client);
  requireAccess(canDecideForClient(context.actor), simplesDecisionErrors.decision_denied);
}

export async function requireEffect(context: Context, id: string): Promise<Effect> {
  const effect = required(await findEffect(context.db, context.tenant, id), simplesAnalysisErrors.effect_not_found);
  await requireEffectScope(context, effect.id_client);
  return effect;
}
