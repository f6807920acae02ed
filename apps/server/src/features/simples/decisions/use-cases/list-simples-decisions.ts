import { canListDecisions } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listDecisions } from '../simples-decisions.repository.ts';

export async function listSimplesDecisions(
  { db, tenant, actor }: Context,
  { query }: Input<typeof simplesDecisionsApi.list>,
) {
  requireAccess(canListDecisions(actor), simplesDecisionErrors.decision_list_denied);
  return listDecisions(db, tenant, query);
}
