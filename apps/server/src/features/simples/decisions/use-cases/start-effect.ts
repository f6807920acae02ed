import { simplesAnalysisErrors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import { activeDecisionsFor, withAuthor } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { ProposedDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { latestRules } from '../../analysis/latest-rules.rules.ts';
import { listReviews } from '../../analysis/simples-reviews.repository.ts';
import { mayChangeResult } from '../decision-changes.rules.ts';
import { subjectOf, targetOf } from '../decision-subject.rules.ts';
import { requireEffectScope } from '../effect.gate.ts';
import { toEffectResponse } from '../effect.wire.ts';
import { listAllActiveDecisions } from '../simples-decisions.repository.ts';
import { insertEffect, listOpenResults } from '../simples-effects.repository.ts';
import { requireNewDecisions } from '../store-decision.service.ts';

/** Selects the open assessments whose result may change and enqueues their preview. Current results do not change. */
export async function startEffect(
  context: Context,
  { body: { id_client, propostas: proposed } }: Input<typeof simplesEffectsApi.start>,
) {
  await requireEffectScope(context, id_client);
  await requireNewDecisions(context, proposed);
  const targets = new Set(proposed.map((body) => targetOf(subjectOf(body))));
  if (targets.size < proposed.length) throw new AppError(simplesDecisionErrors.decision_exists);
  const propostas = proposed.map((body) => ({ ...body, id: newId() }));
  const runs = await listConcernedRuns(context, id_client, propostas);
  if (runs.length === 0) throw new AppError(simplesAnalysisErrors.nothing_to_try);

  const { db, actor, tenant, platform } = context;
  const id = newId();
  const effect = {
    ...{ id, id_tenant: tenant, id_client, id_user: actor.id, autor: actor.name, state: 'na_fila' as const },
    propostas,
    ...{ regras: latestRules(), runs, apuracoes: [], erro: null, finishedDate: null },
    createdDate: platform.clock.now().toISOString(),
  };
  await insertEffect(db, effect);
  await platform.jobs.enqueue(db, 'simples-effect', { id_tenant: tenant, id });
  return { data: toEffectResponse(effect) };
}

async function listConcernedRuns(
  { db, tenant, actor, platform }: Context,
  id_client: string | null,
  propostas: readonly ProposedDecision[],
): Promise<string[]> {
  const proposed = withAuthor(propostas, { autor: actor.name, em: platform.clock.now().toISOString() });
  const inForce = [...(await listAllActiveDecisions(db, tenant)), ...proposed];
  const rules = latestRules();
  const concerned: string[] = [];
  for (const { run, id_client: client } of await listOpenResults(db, tenant, id_client)) {
    const reviews = await listReviews(db, tenant, run.id);
    if (mayChangeResult(run, activeDecisionsFor(inForce, client), rules, reviews)) concerned.push(run.id);
  }
  return concerned;
}
