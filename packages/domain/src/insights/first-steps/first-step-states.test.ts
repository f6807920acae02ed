import { describe, expect, it } from 'vitest';
import { type FirstStep, firstStep, firstStepMinutes } from './first-step.ts';
import { firstStepsOf } from './first-step-states.ts';
import type { ChannelFacts, FirstStepFacts } from './first-steps.api.ts';

const email: ChannelFacts = { canal: 'email', ligado: true, contato: 'contato@nova.test', teste: null };
const whatsapp: ChannelFacts = { canal: 'whatsapp', ligado: false, contato: '', teste: null };
const nothing: FirstStepFacts = {
  ...{
    endereco: false,
    logo: false,
    modelos: 0,
    conta: false,
    canais: [email, whatsapp],
    convites: 0,
    representante: true,
    pessoas: 1,
  },
  ...{ clientes: 0, analises: 0, contratos: { gerados: 0, assinados: 0 } },
};
const none = new Set<FirstStep>();
const statesOf = (facts: Partial<FirstStepFacts>, postponed = none) =>
  Object.fromEntries(
    firstStepsOf({ ...nothing, ...facts }, postponed).passos.map(({ passo, situacao }) => [passo, situacao]),
  );

describe('the first steps', () => {
  it('are all open in a new company, with the minutes of all', () => {
    const { passos, minutos, concluido } = firstStepsOf(nothing, none);
    expect(passos.map(({ passo }) => passo)).toEqual(firstStep.options);
    expect(passos.every(({ situacao }) => situacao === 'aberto')).toBe(true);
    expect(minutos).toBe(Object.values(firstStepMinutes).reduce((sum, one) => sum + one, 0));
    expect(concluido).toBe(false);
  });

  it.each<[FirstStep, Partial<FirstStepFacts>]>([
    ['dados', { endereco: true }],
    ['marca', { logo: true }],
    ['modelos', { modelos: 1 }],
    ['conta', { conta: true }],
    ['canais', { canais: [{ ...email, teste: 'enviada' }, whatsapp] }],
    ['pessoas', { pessoas: 2 }],
    ['clientes', { clientes: 1 }],
    ['analise', { analises: 1 }],
    ['contrato', { contratos: { gerados: 1, assinados: 1 } }],
  ])('%s is done by what the company has, and no other with it', (step, facts) => {
    const done = Object.entries(statesOf(facts)).filter(([, state]) => state === 'feito');
    expect(done.map(([passo]) => passo)).toEqual([step]);
  });

  it.each([
    ['no channel is connected', [{ ...email, ligado: false }, whatsapp]],
    ['a test waits', [{ ...email, teste: 'na_fila' as const }, whatsapp]],
    ['a test failed', [{ ...email, teste: 'falhou' as const }, whatsapp]],
    [
      'one of two connected channels has no test',
      [
        { ...email, teste: 'enviada' as const },
        { ...whatsapp, ligado: true },
      ],
    ],
  ])('leave the channels open while %s', (_, canais) => {
    expect(statesOf({ canais }).canais).toBe('aberto');
  });

  it('leave the people open without a representative of the company', () => {
    expect(statesOf({ pessoas: 5, representante: false }).pessoas).toBe('aberto');
  });

  it('count a postponed step as left, but not one that is done meanwhile', () => {
    const states = statesOf({ conta: true }, new Set<FirstStep>(['conta', 'pessoas']));
    expect(states).toMatchObject({ conta: 'feito', pessoas: 'adiado', marca: 'aberto' });
  });

  it('are complete with the first signed contract, or when none is open', () => {
    expect(firstStepsOf({ ...nothing, contratos: { gerados: 1, assinados: 1 } }, none).concluido).toBe(true);
    expect(firstStepsOf({ ...nothing, contratos: { gerados: 1, assinados: 0 } }, none).concluido).toBe(false);
    expect(firstStepsOf(nothing, new Set(firstStep.options))).toMatchObject({ concluido: true, minutos: 0 });
  });
});
