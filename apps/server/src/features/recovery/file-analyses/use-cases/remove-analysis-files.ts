import type { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { fileAnalysesErrors as errors } from '@restitui/domain/recovery/file-analyses/file-analyses.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { findLatestRun, forgetFiles } from '../file-analyses.repository.ts';
import { requireChangeableFileAnalysis } from '../file-analysis.gate.ts';

/** Deletes the files that were sent; the result stays. */
export async function removeAnalysisFiles(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao } }: Input<typeof fileAnalysesApi.removeFiles>,
) {
  const { tenant, platform, inTenant } = context;
  const keys = await inTenant(tenant, async (db) => {
    await requireChangeableFileAnalysis({ ...context, db }, id_apuracao);
    const latest = await findLatestRun(db, tenant, id_apuracao);
    if (latest?.state === 'na_fila' || latest?.state === 'processando') {
      throw new AppError(errors.file_analysis_running);
    }
    return forgetFiles(db, tenant, id_apuracao);
  });
  await Promise.all(keys.map((key) => platform.files.remove(key)));
  return { data: { apagados: keys.length } };
}
