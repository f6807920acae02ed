import { canListDecisions } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toDecisionResponse } from '../decision.wire.ts';
import { listDecisions } from '../simples-decisions.repository.ts';

export async function listSimplesDecisions(context: Context, { query }: Input<typeof simplesDecisionsApi.list>) {
  const { db, tenant, actor } = context;
  requireAccess(canListDecisions(actor), simplesDecisionErrors.decision_list_denied);
  const { data, page } = await listDecisions(db, tenant, query);
  return { data: data.map((decision) => toDecisionResponse(decision, context)), page };
}
