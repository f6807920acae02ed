import { formatBRL } from '@restitui/brazil/money.ts';
import type { ChoiceEffect } from './month-detail.ts';

const amounts = [
  ['pis_a_recuperar', 'PIS a recuperar'],
  ['cofins_a_recuperar', 'COFINS a recuperar'],
  ['retencao_liberada', 'retenção liberada'],
  ['credito_liberado', 'crédito liberado'],
] as const;

/** Says in words what a choice would change in its month (SP-123). */
export function choiceEffectText(effect: ChoiceEffect | undefined): string {
  if (!effect) return 'O efeito só é conhecido depois da nova análise.';
  const changed = amounts.flatMap(([field, name]) => {
    const change = effect[field];
    return change === 0 ? [] : [`${name} ${change > 0 ? '+' : '−'} ${formatBRL(Math.abs(change))}`];
  });
  const moved = `${formatBRL(Math.abs(effect.imposto))} ${effect.imposto < 0 ? 'voltam à base' : 'saem da base'}`;
  const tax = effect.imposto === 0 ? 'a base não muda' : moved;
  return `Efeito neste mês: ${tax}; ${changed.join(', ') || 'nenhum valor a recuperar muda'}.`;
}
