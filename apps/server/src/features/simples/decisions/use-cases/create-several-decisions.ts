import type { SimplesDecision, simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors as errors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { toDecisionResponse } from '../decision.wire.ts';
import { subjectOf, targetOf } from '../decision-subject.rules.ts';
import { requireOpenQuestions } from '../open-question.gate.ts';
import { findDecision } from '../simples-decisions.repository.ts';
import { requireNewDecisions, storeDecision } from '../store-decision.service.ts';

/** Creates decisions of one client, all or none; they apply like those that are made one by one. */
export async function createSeveralDecisions(
  context: Context,
  { body: { decisoes } }: Input<typeof simplesDecisionsApi.createSeveral>,
) {
  const { db, actor, tenant } = context;
  await requireNewDecisions(context, decisoes);
  await requireOpenQuestions(context, decisoes);
  const data: SimplesDecision[] = [];
  const named = decisoes.map((body) => ({ id: newId(), body, alvo: targetOf(subjectOf(body)) }));
  // In one order, so that calls that overlap wait for each other instead of in a circle.
  for (const { id, body } of named.toSorted((a, b) => (a.alvo < b.alvo ? -1 : 1))) {
    await storeDecision(context, { id, body, id_user: actor.id, autor: actor.name });
  }
  for (const { id } of named) {
    const stored = required(await findDecision(db, tenant, id), errors.decision_not_found);
    data.push(toDecisionResponse(stored, context));
  }
  return { data };
}
