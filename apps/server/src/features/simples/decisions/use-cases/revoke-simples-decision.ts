import type { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toDecisionResponse } from '../decision.wire.ts';
import { revokeOneDecision } from '../revoke-decision.service.ts';

/** Revokes a decision. It stays readable; later analyses ignore it. */
export async function revokeSimplesDecision(
  context: Context,
  { params: { id }, body: { motivo } }: Input<typeof simplesDecisionsApi.revoke>,
) {
  return { data: toDecisionResponse(await revokeOneDecision(context, { id, motivo }), context) };
}
