import { simplesAnalysisErrors as errors } from '@restitui/domain/simples/analysis/simples-analysis.errors.ts';
import type { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireEffect } from '../effect.gate.ts';
import { toEffectResponse } from '../effect.wire.ts';
import { setEffect } from '../simples-effects.repository.ts';

/** Discards a preview; a running one stops before its next assessment. */
export async function discardEffect(context: Context, { params: { id } }: Input<typeof simplesEffectsApi.discard>) {
  const effect = await requireEffect(context, id);
  const change = { state: 'descartado' as const, finishedDate: context.platform.clock.now().toISOString() };
  const open = ['na_fila', 'processando', 'pronto', 'falhou'] as const;
  if (!(await setEffect(context.db, context.tenant, id, open, change))) throw new AppError(errors.effect_over);
  return { data: toEffectResponse({ ...effect, ...change }) };
}
