import { describe, expect, it } from 'vitest';
import { describeClassification } from './describe-classification.ts';
import { nameTraits } from './name-traits.ts';
import { classifyNcm, type NcmQuery } from './ncm-classify.ts';
import { findRuleSet } from './rule-set.ts';

type Asked = Partial<Omit<NcmQuery, 'traits'>> & { produto?: string };

const ask = (ncm: string, { produto = 'PRODUTO', ...more }: Asked = {}) => {
  const traits = nameTraits(produto);
  return classifyNcm({ ncm, extipi: '', cest: '', traits, day: '2025-05-10', newVehicle: false, ...more });
};

describe('classifyNcm', () => {
  it.each([
    ['87083090', {}, 'yes', []],
    ['8708.30.90', {}, 'yes', []],
    ['85444900', {}, 'no', []],
    ['', {}, 'no', ['NCM_INVALIDO']],
    ['00000000', {}, 'no', ['NCM_INVALIDO']],
    ['870830', {}, 'no', ['NCM_INVALIDO']],
    ['30039056', {}, 'no', []],
    ['30049069', {}, 'yes', []],
    ['33061000', { day: '2013-03-07' }, 'yes', []],
    ['33061000', { day: '2013-03-08' }, 'no', []],
    ['33051000', { day: '2027-01-01' }, 'no', []],
    ['34011190', {}, 'yes', []],
    ['34011190', { extipi: '01' }, 'no', []],
    ['40169990', {}, 'review', []],
    ['40169990', { extipi: '00' }, 'review', []],
    ['40169990', { extipi: '03' }, 'yes', []],
    ['40169990', { extipi: '003' }, 'yes', []],
    ['40169990', { extipi: '4' }, 'no', []],
    ['40121200', {}, 'no', []],
    ['84213990', {}, 'no', []],
    ['40091100', { cest: '0100100' }, 'review', []],
    ['22011000', {}, 'review', []],
    ['24021000', {}, 'review', []],
    ['24022000', {}, 'yes', ['ST_PIS_COFINS']],
    ['30021220', {}, 'yes', ['CONFERIR_SUCESSOR']],
    ['84329000', {}, 'yes', []],
    ['22071090', { produto: 'ALCOOL GEL 500G' }, 'yes', ['ALCOOL_NAO_CARBURANTE']],
    ['22071090', { produto: 'ETANOL HIDRATADO' }, 'yes', []],
  ] as const)('classifies %s %o as %s', (ncm, more, verdict, alerts) => {
    expect(ask(ncm, more)).toMatchObject({ verdict, alerts });
  });

  it.each([
    [{}, 'review', 'drink_unconfirmed'],
    [{ produto: 'BEBIDA MISTA' }, 'review', 'drink_unconfirmed'],
    [{ produto: 'CHAPA' }, 'review', 'drink_unconfirmed'],
    [{ produto: 'Chá mate gelado' }, 'yes', 'drink_word_in'],
    [{ produto: 'REFRESCO UVA' }, 'yes', 'drink_word_in'],
    [{ produto: 'REFRIGERANTE COLA 2L' }, 'yes', 'drink_word_in'],
    [{ produto: 'BEBIDA ISOTÔNICA' }, 'yes', 'drink_word_in'],
    [{ produto: 'CHA COM LEITE' }, 'no', 'drink_word_out'],
    [{ cest: '1711200', produto: 'CHA' }, 'no', 'drink_cest_out'],
    [{ extipi: '02' }, 'no', 'ex_excluded'],
    [{ extipi: '03', cest: '0301100' }, 'yes', 'drink_cest_in'],
    [{ cest: '03.011.00' }, 'yes', 'drink_cest_in'],
    [{ cest: '1711000' }, 'yes', 'drink_cest_in'],
    [{ cest: '1711100' }, 'yes', 'drink_cest_in'],
    [{ cest: '1711200' }, 'no', 'drink_cest_out'],
    [{ cest: '1711300' }, 'no', 'drink_cest_out'],
    [{ cest: '0301100', produto: 'NÉCTAR DE UVA' }, 'no', 'drink_word_out'],
    [{ produto: 'Bebida de café gelado' }, 'no', 'drink_word_out'],
    [{ produto: 'ENERGETICO COM CAFEINA' }, 'yes', 'drink_word_in'],
  ] as const)('classifies 2202.99.00 %o as %s by %s', (more, verdict, reason) => {
    expect(ask('22029900', more)).toMatchObject({ verdict, reason });
  });

  it.each([
    ['87032100', {}, 'review'],
    ['87032100', { newVehicle: true }, 'yes'],
    ['87111000', {}, 'review'],
    ['87111000', { newVehicle: true }, 'yes'],
    ['87012100', { newVehicle: true, produto: 'TRATOR' }, 'yes'],
    ['87012100', { newVehicle: true, produto: 'TRATOR USADO' }, 'review'],
    ['87083090', { produto: 'PASTILHA USADA' }, 'review'],
    ['85114000', { produto: 'Motor de partida recondicionado' }, 'review'],
    ['84099117', { produto: 'BLOCO REMAN.' }, 'review'],
    ['40111000', { produto: 'SUCATA DE PNEU' }, 'review'],
    ['40111000', { produto: 'PNEU OUSADO' }, 'yes'],
    ['33051000', { produto: 'SHAMPOO USADO' }, 'yes'],
  ] as const)('classifies new goods only: %s %o as %s', (ncm, more, verdict) => {
    const result = ask(ncm, more);
    expect(result.verdict).toBe(verdict);
    expect(result.alerts.includes('PRODUTO_USADO')).toBe(verdict === 'review');
  });

  it('repeats the verdict of code version 1 for an unconfirmed drink', () => {
    const query = { ncm: '22029900', extipi: '', cest: '', traits: 0, day: '2025-05-10', newVehicle: false };
    expect(classifyNcm(query, findRuleSet('2026.11'))).toMatchObject({ verdict: 'yes', reason: 'drink_unknown' });
  });

  it('describes its rule in a sentence, with the law', () => {
    const { reason, row } = ask('33051000');
    expect(describeClassification(reason, row)).toEqual({
      text: 'Xampu e outro produto para o cabelo são monofásicos',
      law: 'Lei 10.147/2000, art. 1º, I, b',
      source:
        'Regra conferida em 24/11/2026 (Levantamento de 09/2026: transcrição das leis e da Tabela 4.3.10 da EFD-Contribuições, versão 1.25).',
    });
  });
});
