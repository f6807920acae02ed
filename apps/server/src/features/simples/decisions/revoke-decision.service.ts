import { simplesDecisionErrors as errors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { requireEffectScope } from './effect.gate.ts';
import { type DecisionRow, findDecision, revokeDecision } from './simples-decisions.repository.ts';

/**
 * Requires that the actor may revoke a decision, revokes it and records it in the change history.
 * @param allowed clients whose decisions the actor may revoke, null for all clients; those that were checked are added
 * @throws AppError 404 for an unknown decision, 409 for a revoked one
 */
export async function revokeOneDecision(
  context: Context,
  { id, motivo }: { id: string; motivo: string },
  allowed = new Set<string | null>(),
): Promise<DecisionRow> {
  const { db, actor, tenant, platform } = context;
  const decision = required(await findDecision(db, tenant, id), errors.decision_not_found);
  if (!allowed.has(decision.id_client)) await requireEffectScope(context, decision.id_client);
  allowed.add(decision.id_client);

  const revocation = {
    revogada_por: actor.name,
    revogada_em: platform.clock.now().toISOString(),
    motivo_revogacao: motivo,
  };
  if (!(await revokeDecision(db, tenant, id, revocation))) throw new AppError(errors.decision_revoked);
  const record = { entity: 'DECISAO', id, id_client: decision.id_client } as const;
  await recordChanges(context, record, { revogada_em: null, motivo_revogacao: null }, revocation);
  return { ...decision, ...revocation };
}
