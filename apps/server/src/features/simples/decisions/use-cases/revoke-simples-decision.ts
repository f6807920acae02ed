import { canDecideForClient, canDecideForTenant } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors as errors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireOpenableClient } from '../../../crm/clients/client.gate.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { toDecisionResponse } from '../decision.wire.ts';
import { findDecision, revokeDecision } from '../simples-decisions.repository.ts';

/** Revokes a decision. It stays readable; later analyses ignore it. */
export async function revokeSimplesDecision(
  context: Context,
  { params: { id }, body: { motivo } }: Input<typeof simplesDecisionsApi.revoke>,
) {
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
  return { data: toDecisionResponse({ ...decision, ...revocation }, context) };
}
