import type { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors as errors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { toDecisionResponse } from '../decision.wire.ts';
import { requireOpenQuestions } from '../open-question.gate.ts';
import { findDecision } from '../simples-decisions.repository.ts';
import { requireNewDecisions, storeDecision } from '../store-decision.service.ts';

/** Creates a decision. It applies from the next analysis on; current results change only when its effect is applied. */
export async function createDecision(context: Context, { body }: Input<typeof simplesDecisionsApi.create>) {
  const { db, actor, tenant } = context;
  await requireNewDecisions(context, [body]);
  await requireOpenQuestions(context, [body]);
  const id = newId();
  await storeDecision(context, { id, body, id_user: actor.id, autor: actor.name });
  return { data: toDecisionResponse(required(await findDecision(db, tenant, id), errors.decision_not_found), context) };
}
