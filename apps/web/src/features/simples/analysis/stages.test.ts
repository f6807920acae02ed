import { expect, it } from 'vitest';
import { type CaseFacts, caseStages, currentStage, stageOf } from './stages.ts';

const checked = { nome: 'Ana', em: '2026-11-01T12:00:00Z', mudou: false };
const month = { competencia: '05/2025', retificar: true, conferido: null };
const request = {
  ...{ competencia: '05/2025', prescreve_em: '2030-06-20', situacao: 'A_PEDIR' as const },
  ...{ em_outra_apuracao: null, total: 159.24, valor_pedido: null },
  ...{ retificadora: '', recebido: null },
};
const facts: CaseFacts = {
  analysis: { state: 'pronta', analises: [], contagens: { xml_validos: 3780 } },
  coverage: { cobertura: 0.976, aConfirmar: 0 },
  reviews: { abertos: 0, decididos: 2, aAplicar: 0 },
  months: [month],
  requests: [request],
  today: '2026-11-24',
};
const at = (change: Partial<CaseFacts>) => {
  const stages = caseStages({ ...facts, ...change });
  return { current: currentStage(stages)?.stage, facts: stages.map(({ fact }) => fact) };
};

it('begins with the files, and shows one fact for each stage', () => {
  expect(
    at({
      analysis: { state: null, analises: [], contagens: {} },
      ...{ coverage: undefined, reviews: undefined, months: undefined, requests: undefined },
    }),
  ).toEqual({ current: 'arquivos', facts: ['nenhum arquivo', '—', '—', '—', '—', '—', '—'] });
  expect(at({})).toEqual({
    current: 'conferir',
    facts: ['3.780 notas', '97,6% da receita', '2 decididos', '0 de 1 mês', '0 de 1', '1º até 20/06/2030', '—'],
  });
});

it.each([
  ['arquivos', { analysis: { ...facts.analysis, state: 'falhou' } }],
  ['arquivos', { analysis: { ...facts.analysis, state: 'processando' } }],
  ['cobertura', { coverage: { cobertura: 0.5, aConfirmar: 2 } }],
  ['revisar', { reviews: { abertos: 6, decididos: 0, aAplicar: 0 } }],
  ['revisar', { reviews: { abertos: 0, decididos: 2, aAplicar: 1 } }],
  ['conferir', { months: [{ ...month, conferido: { ...checked, mudou: true } }] }],
  ['retificar', { months: [{ ...month, conferido: checked }] }],
  ['receber', { months: [{ ...month, conferido: checked }], requests: [{ ...request, situacao: 'PEDIDO' }] }],
  [undefined, { months: [{ ...month, conferido: checked }], requests: [{ ...request, situacao: 'PAGO' }] }],
  [
    'pedir',
    { months: [{ ...month, conferido: checked }], requests: [{ ...request, retificadora: '11222333202505002' }] },
  ],
  [undefined, { months: [], requests: [] }],
] satisfies [string | undefined, Partial<CaseFacts>][])('makes %s the current stage', (stage, change) => {
  expect(at(change).current).toBe(stage);
});

it('asks for the decisions that the result lacks once all products are decided', () => {
  expect(at({ reviews: { abertos: 0, decididos: 2, aAplicar: 1 } }).facts[2]).toBe('1 a aplicar');
  expect(at({ reviews: { abertos: 1, decididos: 2, aAplicar: 1 } }).facts[2]).toBe('1 a decidir');
});

it('shows what was received, or else what was requested of paid payments', () => {
  const paid = { ...request, situacao: 'PAGO' as const };
  const recebido = { data: '2026-11-24', valor: 180.5 };
  expect(at({ requests: [{ ...paid, recebido }, paid] }).facts.at(-1)).toBe('R$ 339,74');
});

it('leaves expired payments out of the requests to make', () => {
  const expired = { ...request, prescreve_em: '2026-11-01' };
  expect(at({ requests: [expired] }).facts.slice(5)).toEqual(['—', '—']);
});

it('opens the stage of the URL, and without one the months of a result or the files', () => {
  const row = {} as CaseFacts['analysis']['analises'][number];
  expect(stageOf('pedir', { analises: [] })).toBe('pedir');
  expect(stageOf('outra', { analises: [row] })).toBe('conferir');
  expect(stageOf(undefined, { analises: [] })).toBe('arquivos');
});
