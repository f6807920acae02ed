import { describe, expect, it } from 'vitest';
import { exampleRow } from './example-rows.ts';
import { countMonths, type MonthFilter, matchesFilter, monthList, neighboursOf, orderMonths } from './month-list.ts';
import type { MonthWork } from './month-work.ts';
import type { AnalysisRow } from './simples-analysis.api.ts';

const today = '2026-09-30';
const alert = (codigo: string) => ({ codigo, texto: codigo });
const month = (row: Partial<AnalysisRow>, changes: Partial<MonthWork> = {}): MonthWork => ({
  row: exampleRow(row),
  itensARevisar: 0,
  coberturaAConfirmar: false,
  retificacao: undefined,
  falta: [],
  ...changes,
});
const forca = { certa: 100, defensavel: 0, a_provar: 0, a_revisar: 0, nivel: 'certa' as const };

describe('filters of the months', () => {
  it.each<[MonthFilter, string, boolean, MonthWork]>([
    ['sem_pgdas', 'without declaration', true, month({ alertas: [alert('SEM_PGDAS')] })],
    ['sem_pgdas', 'with one', false, month({ alertas: [alert('MONO_REVISAR')] })],
    ['cobertura', 'just below 90%', true, month({ cobertura: 0.8999 })],
    ['cobertura', 'of exactly 90%', false, month({ cobertura: 0.9 })],
    ['cobertura', 'without revenue of goods', false, month({ cobertura: 0, sem_subs_rb: 0, com_subs_rb: 0 })],
    ['prescreve', 'that expired yesterday', false, month({ prescreve_em: '2026-09-29' })],
    ['prescreve', 'that expires today', true, month({ prescreve_em: today })],
    ['prescreve', 'that expires in 90 days', true, month({ prescreve_em: '2026-12-29' })],
    ['prescreve', 'that expires in 91 days', false, month({ prescreve_em: '2026-12-30' })],
    ['prescreve', 'without a date', false, month({ prescreve_em: null })],
    ['prescreve', 'without a refund', false, month({ prescreve_em: today, total_a_restituir: 0 })],
    ['prescreve', 'that was not paid', false, month({ prescreve_em: today, alertas: [alert('DAS_NAO_PAGO')] })],
    ['revisar', 'with one item to review', true, month({}, { itensARevisar: 1 })],
    ['revisar', 'whose items are decided', false, month({ alertas: [alert('MONO_REVISAR')] })],
    ['revisar', 'with an alert', true, month({ alertas: [alert('MONO_REVISAR')] }, { itensARevisar: undefined })],
    ['revisar', 'without an alert', false, month({}, { itensARevisar: undefined })],
    ['a_provar', 'with a cent to prove', true, month({ forca: { ...forca, a_provar: 0.01 } })],
    ['a_provar', 'with certain claims', false, month({ forca })],
    ['a_provar', 'that was not assessed', false, month({ forca: null })],
    ['pendentes', 'with something left', true, month({}, { falta: ['conferir'] })],
    ['pendentes', 'with nothing left', false, month({})],
    ['pendentes', 'that is not known yet', false, month({}, { falta: undefined })],
  ])('%s: a month %s is listed: %s', (filter, _, listed, found) => {
    expect(matchesFilter(filter, found, today)).toBe(listed);
  });

  it('have counts', () => {
    const months = [month({ cobertura: 0.5 }), month({ alertas: [alert('SEM_PGDAS')] }), month({ cobertura: 0.2 })];
    expect(countMonths(months, today)).toEqual({
      pendentes: 0,
      prescreve: 0,
      sem_pgdas: 1,
      cobertura: 2,
      revisar: 0,
      a_provar: 0,
    });
  });

  it('are read from and written to the URL', () => {
    expect(monthList.read({})).toEqual({ meses: undefined, ordem: 'antigos' });
    expect(monthList.read({ meses: 'revisar', ordem: 'recentes' })).toEqual({ meses: 'revisar', ordem: 'recentes' });
    expect(monthList.read({ meses: 'outro', ordem: 'x' })).toEqual({ meses: undefined, ordem: 'antigos' });
    expect(monthList.write({ meses: undefined, ordem: 'antigos' })).toEqual({});
  });
});

describe('the order of the months', () => {
  const months = ['01/2026', '12/2024', '05/2025'].map((competencia) => month({ competencia }));
  const names = (found: readonly MonthWork[]) => found.map(({ row }) => row.competencia);

  it('is chronological in both directions', { tags: ['W-124', 'W-125'] }, () => {
    expect(names(orderMonths(months, 'antigos'))).toEqual(['12/2024', '05/2025', '01/2026']);
    expect(names(orderMonths(months, 'recentes'))).toEqual(['01/2026', '05/2025', '12/2024']);
  });

  it('has neighbours among the listed months, also for a month that left the list', () => {
    const all = orderMonths(months, 'antigos');
    const [first, , last] = all;
    const listed = [first, last].filter((one) => one !== undefined);
    expect(neighboursOf(all, listed, '05/2025')).toEqual({ before: first, after: last });
    expect(neighboursOf(all, listed, '12/2024')).toEqual({ before: undefined, after: last });
    expect(neighboursOf(all, listed, '01/2026')).toEqual({ before: first, after: undefined });
    expect(neighboursOf(all, listed, '07/2030')).toEqual({ before: undefined, after: undefined });
  });
});
