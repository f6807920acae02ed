import type { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors as errors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { listReviews } from '../../analysis/simples-reviews.repository.ts';
import { toDecisionResponse } from '../decision.wire.ts';
import { isSettled } from '../decision-changes.rules.ts';
import { findDecision } from '../simples-decisions.repository.ts';
import { listOpenResults } from '../simples-effects.repository.ts';
import { requireNewDecision, storeDecision } from '../store-decision.service.ts';

type Body = Input<typeof simplesDecisionsApi.create>['body'];

/** Creates a decision. It applies from the next analysis on; current results change only when its effect is applied. */
export async function createDecision(context: Context, { body }: Input<typeof simplesDecisionsApi.create>) {
  const { db, actor, tenant } = context;
  await requireNewDecision(context, body);
  await requireOpenQuestion(context, body);
  const id = newId();
  await storeDecision(context, { id, body, id_user: actor.id, autor: actor.name });
  return { data: toDecisionResponse(required(await findDecision(db, tenant, id), errors.decision_not_found), context) };
}

/** Refuses a decision that would change nothing, because the rules settle the product in all results of the client. */
async function requireOpenQuestion({ db, tenant }: Context, body: Body): Promise<void> {
  if (body.tipo !== 'produto' || body.corrige) return;
  const results = await listOpenResults(db, tenant, body.id_client);
  const settled = results.map(async ({ run }) => isSettled(run, await listReviews(db, tenant, run.id), body));
  const all = await Promise.all(settled);
  if (all.length > 0 && all.every(Boolean)) throw new AppError(errors.decision_settled);
}
