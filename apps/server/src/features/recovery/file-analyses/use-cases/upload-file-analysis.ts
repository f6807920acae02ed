import { dayInBrazil } from '@restitui/brazil/day.ts';
import { canRunFileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.access.ts';
import type { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { fileAnalysesErrors as errors } from '@restitui/domain/recovery/file-analyses/file-analyses.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { insertRun } from '../file-analyses.repository.ts';
import { requireChangeableFileAnalysis } from '../file-analysis.gate.ts';
import { refuseBroken, requireFilesOf } from '../sent-files.upload.ts';

/** Stores the files and enqueues their analysis; row and job are written in one transaction. */
export async function uploadFileAnalysis(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao }, receive }: UploadInput<typeof fileAnalysesApi.upload>,
) {
  const { actor, tenant, platform, inTenant } = context;
  const { files, refused } = await receive({ keepFiles: canRunFileAnalysis(actor) });
  const now = platform.clock.now();

  return inTenant(tenant, async (db) => {
    const { servico } = await requireChangeableFileAnalysis({ ...context, db }, id_apuracao);
    refuseBroken(refused);
    const id = newId();
    const inserted = await insertRun(db, {
      ...{ id, id_tenant: tenant, id_apuracao, id_user: actor.id, servico, state: 'na_fila' },
      envio: requireFilesOf(servico, files),
      enviadoEm: now.toISOString(),
      asOf: dayInBrazil(now),
      createdDate: now.toISOString(),
    });
    if (!inserted) throw new AppError(errors.file_analysis_running);
    await platform.jobs.enqueue(db, 'file-analysis', { id_tenant: tenant, id });
    return { data: { id_apuracao, state: 'na_fila' as const } };
  });
}
