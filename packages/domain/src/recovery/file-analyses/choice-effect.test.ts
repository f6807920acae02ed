import { describe, expect, it } from 'vitest';
import { choiceEffectText } from './choice-effect.ts';

const none = { pis_a_recuperar: 0, cofins_a_recuperar: 0, retencao_liberada: 0, credito_liberado: 0 };
const textOf = (changes: Partial<Parameters<typeof choiceEffectText>[0]>) =>
  choiceEffectText({ ...none, codigo: 'FCP', imposto: 180, ...changes }).replaceAll('\u00a0', ' ');

describe('the effect of a choice in words', { tags: ['SP-123'] }, () => {
  it('names what leaves the base and what is freed', () => {
    expect(textOf({ pis_a_recuperar: 1.17, cofins_a_recuperar: 5.4 })).toBe(
      'Efeito neste mês: R$ 180,00 saem da base; PIS a recuperar + R$ 1,17, COFINS a recuperar + R$ 5,40.',
    );
    expect(textOf({ credito_liberado: 16.65 })).toMatch(/crédito liberado \+ R\$ 16,65\.$/);
  });

  it('names what is taken back, and that nothing changes', () => {
    expect(textOf({ imposto: -180, pis_a_recuperar: -1.17 })).toMatch(
      /180,00 voltam à base; PIS a recuperar − R\$ 1,17/,
    );
    expect(textOf({})).toMatch(/nenhum valor a recuperar muda/);
    expect(textOf({ imposto: 0 })).toBe('Efeito neste mês: a base não muda; nenhum valor a recuperar muda.');
    expect(choiceEffectText(undefined)).toMatch(/depois da nova análise/);
  });
});
