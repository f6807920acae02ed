import { simplesAnalysisErrors as errors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import type { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { rerunAnalysis } from '../../analysis/rerun-analysis.service.ts';
import { findReadyRun } from '../../analysis/simples-runs.repository.ts';
import { requireEffect } from '../effect.gate.ts';
import { setEffect } from '../simples-effects.repository.ts';
import { storeDecision } from '../store-decision.service.ts';

/** Stores the proposed decisions and reruns the analyses of the preview. Skips those whose result has changed since, or that could not be recomputed. */
export async function applyEffect(context: Context, { params: { id } }: Input<typeof simplesEffectsApi.apply>) {
  const { db, tenant, platform } = context;
  const effect = await requireEffect(context, id);
  const finishedDate = platform.clock.now().toISOString();
  if (!(await setEffect(db, tenant, id, ['pronto'], { state: 'aplicado', finishedDate }))) {
    throw new AppError(errors.effect_not_ready);
  }
  const { id_user, autor } = effect;
  for (const { id: decision, ...body } of effect.propostas) {
    await storeDecision(context, { id: decision, body, id_user, autor });
  }

  let iniciadas = 0;
  for (const { id_apuracao, id_run, falha } of effect.apuracoes) {
    const run = falha === null ? await findReadyRun(db, tenant, id_apuracao) : undefined;
    if (run?.id === id_run && (await rerunAnalysis(context, run, 'atuais'))) iniciadas++;
  }
  return { data: { iniciadas, puladas: effect.apuracoes.length - iniciadas } };
}
