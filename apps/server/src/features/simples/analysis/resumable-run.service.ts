import type { Context } from '../../../kernel/context.ts';
import { findLatestRun, type Run } from './simples-runs.repository.ts';

/** Returns the latest upload if its analysis failed for a reason other than its files, which are still stored. */
export async function findResumableRun(
  { db, tenant, platform: { files } }: Context,
  id_apuracao: string,
): Promise<Run | undefined> {
  const run = await findLatestRun(db, tenant, id_apuracao);
  if (run?.state !== 'falhou') return undefined;
  const sizes = await Promise.all([files.size(run.xml_file), files.size(run.pgdas_file)]);
  return sizes.includes(undefined) ? undefined : run;
}
