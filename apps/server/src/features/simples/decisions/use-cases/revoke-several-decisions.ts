import type { SimplesDecision, simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toDecisionResponse } from '../decision.wire.ts';
import { revokeOneDecision } from '../revoke-decision.service.ts';

/** Revokes decisions with one reason, all or none. */
export async function revokeSeveralDecisions(
  context: Context,
  { body: { ids, motivo } }: Input<typeof simplesDecisionsApi.revokeSeveral>,
) {
  const data: SimplesDecision[] = [];
  const allowed = new Set<string | null>();
  // In one order, so that calls that overlap wait for each other instead of in a circle.
  for (const id of [...new Set(ids)].sort())
    data.push(toDecisionResponse(await revokeOneDecision(context, { id, motivo }, allowed), context));
  return { data };
}
