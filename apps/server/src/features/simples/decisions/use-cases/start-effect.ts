import { simplesAnalysisErrors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import { activeDecisionsFor } from '@restitui/domain/simples/decisions/active-decisions.ts';
import type { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { latestRules } from '../../analysis/latest-rules.rules.ts';
import { listReviews } from '../../analysis/simples-reviews.repository.ts';
import { mayChangeResult } from '../decision-changes.rules.ts';
import { requireEffectScope } from '../effect.gate.ts';
import { toEffectResponse } from '../effect.wire.ts';
import { listAllActiveDecisions } from '../simples-decisions.repository.ts';
import { insertEffect, listOpenResults } from '../simples-effects.repository.ts';

/** Selects the open assessments whose result may change and enqueues their preview. Current results do not change. */
export async function startEffect(context: Context, { body: { id_client } }: Input<typeof simplesEffectsApi.start>) {
  await requireEffectScope(context, id_client);
  const runs = await listConcernedRuns(context, id_client);
  if (runs.length === 0) throw new AppError(simplesAnalysisErrors.nothing_to_try);

  const { db, actor, tenant, platform } = context;
  const id = newId();
  const effect = {
    ...{ id, id_tenant: tenant, id_client, id_user: actor.id, autor: actor.name, state: 'na_fila' as const },
    ...{ regras: latestRules(), runs, apuracoes: [], erro: null, finishedDate: null },
    createdDate: platform.clock.now().toISOString(),
  };
  await insertEffect(db, effect);
  await platform.jobs.enqueue(db, 'simples-effect', { id_tenant: tenant, id });
  return { data: toEffectResponse(effect) };
}

async function listConcernedRuns({ db, tenant }: Context, id_client: string | null): Promise<string[]> {
  const inForce = await listAllActiveDecisions(db, tenant);
  const rules = latestRules();
  const concerned: string[] = [];
  for (const { run, id_client: client } of await listOpenResults(db, tenant, id_client)) {
    const reviews = await listReviews(db, tenant, run.id);
    if (mayChangeResult(run, activeDecisionsFor(inForce, client), rules, reviews)) concerned.push(run.id);
  }
  return concerned;
}
