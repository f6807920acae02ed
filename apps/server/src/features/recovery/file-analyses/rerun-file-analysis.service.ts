import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { findLatestRun, insertRun, type Run } from './file-analyses.repository.ts';

type RerunContext = Pick<Context<UserActor>, 'db' | 'tenant' | 'platform' | 'actor'>;

/** Returns the latest run that has ended, if all its files are still stored. */
export async function findRepeatableRun(
  { db, tenant, platform: { files } }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  id_apuracao: string,
): Promise<Run | undefined> {
  const run = await findLatestRun(db, tenant, id_apuracao);
  if (!run || run.state === 'na_fila' || run.state === 'processando' || run.envio.length === 0) return undefined;
  const sizes = await Promise.all(run.envio.map(({ chave }) => files.size(chave)));
  return sizes.includes(undefined) ? undefined : run;
}

/** Enqueues a run on the files of an earlier one. Returns false when a run is in progress. */
export async function rerunFileAnalysis(
  { db, tenant, platform, actor }: RerunContext,
  { id_apuracao, servico, envio, enviadoEm }: Run,
): Promise<boolean> {
  const now = platform.clock.now();
  const id = newId();
  const inserted = await insertRun(db, {
    ...{ id, id_tenant: tenant, id_apuracao, id_user: actor.id, servico, envio, enviadoEm },
    state: 'na_fila',
    asOf: dayInBrazil(now),
    createdDate: now.toISOString(),
  });
  if (inserted) await platform.jobs.enqueue(db, 'file-analysis', { id_tenant: tenant, id });
  return inserted;
}

/** Analyses the files again if they are stored; tells whether it does. */
export async function rerunIfPossible(context: RerunContext, id_apuracao: string): Promise<boolean> {
  const run = await findRepeatableRun(context, id_apuracao);
  return run !== undefined && (await rerunFileAnalysis(context, run));
}
