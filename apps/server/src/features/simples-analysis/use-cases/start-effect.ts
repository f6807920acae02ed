import { simplesAnalysisErrors } from '@restitui/domain/simples-analysis/simples-analysis.errors.ts';
import type { simplesEffectsApi } from '@restitui/domain/simples-analysis/simples-effects.api.ts';
import { standingWordOf } from '@restitui/domain/simples-decisions/standing-word.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { listAllDecisionsInForce } from '../../simples-decisions/simples-decisions.repository.ts';
import { requireEffectScope } from '../allowed-effect.ts';
import { mayChange } from '../changed-word.ts';
import { effectOnWire } from '../effect-on-wire.ts';
import { latestRules } from '../rules-on-wire.ts';
import { insertEffect, listOpenResults } from '../simples-effects.repository.ts';
import { listReviews } from '../simples-reviews.repository.ts';

/** Looks for the open apurações that may change, and has them tried; the results that stand are not touched. */
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
  return { data: effectOnWire(effect) };
}

async function listConcernedRuns({ db, tenant }: Context, id_client: string | null): Promise<string[]> {
  const inForce = await listAllDecisionsInForce(db, tenant);
  const rules = latestRules();
  const concerned: string[] = [];
  for (const { run, id_client: client } of await listOpenResults(db, tenant, id_client)) {
    const reviews = await listReviews(db, tenant, run.id);
    if (mayChange(run, standingWordOf(inForce, client), rules, reviews)) concerned.push(run.id);
  }
  return concerned;
}
