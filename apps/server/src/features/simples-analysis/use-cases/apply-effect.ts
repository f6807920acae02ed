import { simplesAnalysisErrors as errors } from '@restitui/domain/simples-analysis/simples-analysis.errors.ts';
import type { simplesEffectsApi } from '@restitui/domain/simples-analysis/simples-effects.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireEffect } from '../allowed-effect.ts';
import { makeAgain } from '../made-again.ts';
import { setEffect } from '../simples-effects.repository.ts';
import { findReadyRun } from '../simples-runs.repository.ts';

/** Makes the analyses again that the trial showed; one that changed meanwhile, or could not be tried, is passed over. */
export async function applyEffect(context: Context, { params: { id } }: Input<typeof simplesEffectsApi.apply>) {
  const { db, tenant, platform } = context;
  const effect = await requireEffect(context, id);
  const finishedDate = platform.clock.now().toISOString();
  if (!(await setEffect(db, tenant, id, ['pronto'], { state: 'aplicado', finishedDate }))) {
    throw new AppError(errors.effect_not_ready);
  }

  let iniciadas = 0;
  for (const { id_apuracao, id_run, falha } of effect.apuracoes) {
    const run = falha === null ? await findReadyRun(db, tenant, id_apuracao) : undefined;
    if (run?.id === id_run && (await makeAgain(context, run, 'atuais'))) iniciadas++;
  }
  return { data: { iniciadas, puladas: effect.apuracoes.length - iniciadas } };
}
