import { canDecideForClient, canDecideForTenant } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import { simplesDecisionErrors as errors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOpenableClient } from '../../crm/clients/client.gate.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { type DecisionRow, findDecision, revokeDecision } from './simples-decisions.repository.ts';

/**
 * Requires that the actor may revoke a decision, revokes it and records it in the change history.
 * @throws AppError 404 for an unknown decision, 409 for a revoked one
 */
export async function revokeOneDecision(context: Context, id: string, motivo: string): Promise<DecisionRow> {
  const { db, actor, tenant, platform } = context;
  const decision = required(await findDecision(db, tenant, id), errors.decision_not_found);
  if (decision.id_client === null) requireAccess(canDecideForTenant(actor), errors.decision_for_all_denied);
  else {
    await requireOpenableClient(context, decision.id_client);
    requireAccess(canDecideForClient(actor), errors.decision_denied);
  }

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
