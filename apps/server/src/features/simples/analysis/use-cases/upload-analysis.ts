import { dayInBrazil } from '@restitui/brazil/day.ts';
import { canRunAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import type { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { simplesAnalysisErrors as errors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import type { ReceivedFile, UploadInput } from '../../../../kernel/use-case.ts';
import { addAssessment } from '../../../recovery/assessments/add-assessment.service.ts';
import { hasRunInProgress, insertRun } from '../simples-runs.repository.ts';
import { requireUploadTarget } from '../upload-target.gate.ts';
import { requireZip } from '../zip.upload.ts';

type Upload = UploadInput<typeof simplesAnalysisApi.upload>;

/** Stores the pair of ZIPs and enqueues its analysis; row and job are written in one transaction. */
export async function uploadAnalysis(context: Context<UserActor, OwnTransactions>, { receive }: Upload) {
  const { actor, tenant, platform, inTenant } = context;
  const keepFiles = canRunAnalysis(actor);
  const received = await receive({ keepFiles });
  const pair = keepFiles ? await requirePair(context, received) : undefined;
  const now = platform.clock.now();

  return inTenant(tenant, async (db) => {
    const transaction: Context = { ...context, db };
    const target = await requireUploadTarget(transaction, received.body);
    requireAccess(pair !== undefined, errors.analysis_denied);
    const assessment = 'assessment' in target ? target.assessment : await addAssessment(transaction, target.product);
    if (await hasRunInProgress(db, tenant, assessment.id)) throw new AppError(errors.analysis_running);

    const id = newId();
    const inserted = await insertRun(db, {
      id,
      id_tenant: tenant,
      id_apuracao: assessment.id,
      id_user: actor.id,
      state: 'na_fila',
      xml_file: pair.xml.key,
      xml_name: pair.xml.name,
      pgdas_file: pair.pgdas.key,
      pgdas_name: pair.pgdas.name,
      asOf: dayInBrazil(now),
      createdDate: now.toISOString(),
    });
    if (!inserted) throw new AppError(errors.analysis_running);
    await platform.jobs.enqueue(db, 'simples-analysis', { id_tenant: tenant, id });
    return { data: { id_apuracao: assessment.id, state: 'na_fila' as const } };
  });
}

async function requirePair(
  { platform }: Context<UserActor, OwnTransactions>,
  { files, refused }: Awaited<ReturnType<Upload['receive']>>,
): Promise<{ xml: ReceivedFile; pgdas: ReceivedFile }> {
  const named = (name: string, message: string) => `${message} (${name})`;
  for (const file of refused) {
    const error = file.reason === 'size' ? errors.file_too_large : errors.file_not_zip;
    throw new AppError(error, { issues: [{ path: file.field, message: named(file.name, error.message) }] });
  }
  const { xml, pgdas } = files;
  if (!xml || !pgdas) throw new AppError(errors.files_missing);
  await requireZip(platform.files, xml);
  await requireZip(platform.files, pgdas);
  return { xml, pgdas };
}
