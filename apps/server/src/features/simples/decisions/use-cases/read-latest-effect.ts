import type { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireEffectScope } from '../effect.gate.ts';
import { toEffectResponse } from '../effect.wire.ts';
import { findOpenEffect } from '../simples-effects.repository.ts';

export async function readLatestEffect(context: Context, { query }: Input<typeof simplesEffectsApi.latest>) {
  const id_client = query.id_client ?? null;
  await requireEffectScope(context, id_client);
  const effect = await findOpenEffect(context.db, context.tenant, id_client);
  return { data: effect ? toEffectResponse(effect) : null };
}
