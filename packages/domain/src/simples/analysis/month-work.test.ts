import { describe, expect, it } from 'vitest';
import { diagnosisTexts } from './diagnosis.ts';
import { exampleRow } from './example-rows.ts';
import {
  describeMonths,
  describeWork,
  isPending,
  type MonthFacts,
  type MonthStep,
  monthSteps,
  nextPending,
} from './month-work.ts';
import type { AnalysisRow } from './simples-analysis.api.ts';

const today = '2026-11-23';
const alert = (codigo: string) => ({ codigo, texto: codigo });
const by = { nome: 'Ana', em: '2026-11-20T12:00:00Z', mudou: false };
const check = { codigo: 'X', texto: 'x', esperado: 1, obtido: 1, tolerancia: 0, confere: true };
const mirror = (confere: boolean) =>
  ({ conferencia: [check, { ...check, confere }] }) as MonthFacts['retificacao'] extends
    | { espelho: infer M }
    | undefined
    ? M
    : never;

const unchecked = { espelho: mirror(true), retificar: true, conferido: null };
const facts = (row: Partial<AnalysisRow>, changes: Partial<MonthFacts> = {}): MonthFacts => ({
  row: exampleRow(row),
  itensARevisar: 0,
  coberturaAConfirmar: false,
  retificacao: unchecked,
  ...changes,
});
const missing = { alertas: [alert('SEM_PGDAS')], diagnostico: diagnosisTexts.erro };
const work = (found: MonthFacts) => ({ ...found, falta: monthSteps(found, today) });

describe('what is left in a month', () => {
  it.each<[string, MonthFacts, MonthStep[] | undefined, string]>([
    ['checks the mirror', facts({}), ['conferir'], 'conferir'],
    ['has nothing left once checked', facts({}, { retificacao: { ...unchecked, conferido: by } }), [], 'conferido'],
    [
      'checks again after a change',
      facts({}, { retificacao: { ...unchecked, conferido: { ...by, mudou: true } } }),
      ['reconferir'],
      'espelho mudou, conferir de novo',
    ],
    ['waits for the declaration before anything else', facts(missing, { itensARevisar: 4 }), ['pgdas'], 'falta PGDAS'],
    ['names one item', facts({}, { itensARevisar: 1 }), ['revisar', 'conferir'], '1 item a revisar'],
    [
      'names all that comes before the check',
      facts({ cobertura: 0.712 }, { itensARevisar: 12, coberturaAConfirmar: true }),
      ['revisar', 'cobertura', 'conferir'],
      '12 itens a revisar\u00a0· cobertura 71,2%',
    ],
    [
      'names a mirror that differs',
      facts({}, { retificacao: { ...unchecked, espelho: mirror(false) } }),
      ['espelho', 'conferir'],
      'espelho não bate',
    ],
    [
      'names an error',
      facts({ diagnostico: diagnosisTexts.erro }, { retificacao: { ...unchecked, retificar: false } }),
      ['erro'],
      'não foi calculado',
    ],
    [
      'asks for the coverage of a month without notes',
      facts(
        { diagnostico: diagnosisTexts.erro, Receita_Bruta_XML: 0, cobertura: 0 },
        { coberturaAConfirmar: true, retificacao: { ...unchecked, retificar: false } },
      ),
      ['cobertura'],
      'cobertura 0,0%',
    ],
    [
      'ends with a claim that expired yesterday',
      facts({ prescreve_em: '2026-11-22' }, { itensARevisar: 3 }),
      [],
      'prescrito',
    ],
    ['goes on for a claim that expires today', facts({ prescreve_em: today }), ['conferir'], 'conferir'],
    ['ends without a payment', facts({ alertas: [alert('DAS_NAO_PAGO')] }), [], 'DAS não pago'],
    [
      'has nothing left without a gain',
      facts({ diagnostico: diagnosisTexts.ja_segrega }, { retificacao: { ...unchecked, retificar: false } }),
      [],
      'nada a retificar',
    ],
    ['is unknown while products load', facts({}, { itensARevisar: undefined }), undefined, '—'],
    ['is unknown while coverage loads', facts({}, { coberturaAConfirmar: undefined }), undefined, '—'],
    ['is unknown while mirrors load', facts({}, { retificacao: undefined }), undefined, '—'],
    [
      'is known without declaration while all loads',
      facts(missing, { retificacao: undefined }),
      ['pgdas'],
      'falta PGDAS',
    ],
  ])('%s', (_, found, steps, text) => {
    expect(monthSteps(found, today)).toEqual(steps);
    expect(describeWork(work(found), today)).toBe(text);
    expect(isPending(work(found))).toBe(steps !== undefined && steps.length > 0);
  });
});

describe('several months', () => {
  const done = work(facts({}, { retificacao: { ...unchecked, conferido: by } }));
  const waiting = work(facts(missing));
  const open = work(facts({ competencia: '06/2025' }));
  const loading = work(facts({}, { itensARevisar: undefined }));
  const none = work(facts({}, { retificacao: { ...unchecked, retificar: false } }));

  it('continue with the first month that can be worked on, then with one that waits for files', () => {
    expect(nextPending([done, waiting, open])).toBe(open);
    expect(nextPending([done, waiting])).toBe(waiting);
    expect(nextPending([done, loading])).toBeUndefined();
  });

  it('are summarised by what is left, then by what was checked', () => {
    expect(describeMonths([done, waiting, open])).toBe('2 pendentes');
    expect(describeMonths([open])).toBe('1 pendente');
    expect(describeMonths([done, none])).toBe('1 conferido');
    expect(describeMonths([none])).toBe('nada a fazer');
    expect(describeMonths([open, loading])).toBe('—');
  });
});
