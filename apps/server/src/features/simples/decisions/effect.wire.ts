import { sumOfReais } from '@restitui/brazil/money.ts';
import type { SimplesEffect } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import type { Effect } from './simples-effects.repository.ts';

export function toEffectResponse(effect: Effect): SimplesEffect {
  const { id, id_client, state, regras, propostas, autor, erro, createdDate, runs } = effect;
  const apuracoes = effect.apuracoes.map(({ id_run: _, ...tried }) => tried);
  return {
    ...{ id, id_client, state, regras, propostas, autor, erro, apuracoes },
    criado_em: createdDate,
    total: runs.length,
    feitas: apuracoes.length,
    antes: sumOfReais(apuracoes.map(({ antes }) => antes)),
    depois: sumOfReais(apuracoes.map(({ depois }) => depois)),
  };
}
