import type { Dossier, dossiersApi } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { toDossierResponse } from '../dossier.wire.ts';
import { findDossier } from '../dossiers.repository.ts';
import { findReadyRun } from '../simples-runs.repository.ts';

export async function readDossier(
  context: Context,
  { params: { id_apuracao } }: Input<typeof dossiersApi.read>,
): Promise<{ data: Dossier | null }> {
  const { db, tenant } = context;
  await requireVisibleAssessment(context, id_apuracao);
  const run = await findReadyRun(db, tenant, id_apuracao);
  const row = run && (await findDossier(db, tenant, run.id));
  return { data: row ? toDossierResponse(row, context) : null };
}
