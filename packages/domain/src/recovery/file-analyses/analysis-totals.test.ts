import { describe, expect, it } from 'vitest';
import { analysisSheet } from './analysis-sheet.ts';
import { isSelected, selectedTotals, thesisRows, totalsByClass } from './analysis-totals.ts';
import type { AnalysisCell, AnalysisMonthRow } from './file-analyses.api.ts';

const cell = (changes: Partial<AnalysisCell>): AnalysisCell => ({
  ...{ tese: '29-A', verba: 29, nome: 'Aviso', classe: 'RECONHECIDA', fonte: 'Tema 478', a_conferir: false },
  ...{ condicoes: null, contavel: true, prescrito: false, trabalhadores: 1, base: 1, suspenso: 0, a_confirmar: 0 },
  ...{ partes: {}, credito: 0.1, corrigido: 0.2 },
  ...changes,
});
const month = (competencia: string, celulas: AnalysisCell[]): AnalysisMonthRow => ({
  ...{ competencia, pagamento: '2024-03-20', pagamento_presumido: true, prescreve_em: '2029-03-20', uso: null },
  ...{ selic_percentual: '0.00', selic_faltantes: [], alertas: [], valores: {}, celulas },
});
const months = [
  month('01/2024', [
    cell({}),
    cell({ tese: '1', nome: 'Hora extra', classe: 'DESFAVORAVEL', credito: 100, corrigido: 100 }),
    cell({ tese: '21', prescrito: true, credito: 5, corrigido: 5 }),
    cell({ tese: '43', classe: 'JUDICIAL_FAVORAVEL', contavel: false, credito: 7, corrigido: 7 }),
  ]),
  month('02/2024', [cell({ credito: 0.2, corrigido: 0.3 })]),
];

describe('totals of an analysis', () => {
  it('sum only what is ticked, counts and has not expired, exact to the cent', () => {
    expect(selectedTotals(months, ['RECONHECIDA'])).toEqual({ credito: 0.3, corrigido: 0.5 });
    expect(selectedTotals(months, [])).toEqual({ credito: 0, corrigido: 0 });
    expect(isSelected(cell({ prescrito: true }), ['RECONHECIDA'])).toBe(false);
  });

  it('keep classes apart, with expired and uncountable credit in no other figure', () => {
    const totals = totalsByClass(months);
    expect(totals.RECONHECIDA).toEqual({ credito: 0.3, corrigido: 0.5, prescrito: 5, fora: 0 });
    expect(totals.JUDICIAL_FAVORAVEL).toEqual({ credito: 0, corrigido: 0, prescrito: 0, fora: 7 });
    expect(totals.DESFAVORAVEL.credito).toBe(100);
  });

  it('group cells by thesis in the order of the classes', () => {
    expect(thesisRows(months).map(({ nome, classe, total }) => [nome, classe, total])).toEqual([
      ['Aviso', 'RECONHECIDA', 0.3],
      ['Aviso', 'RECONHECIDA', 0],
      ['Aviso', 'JUDICIAL_FAVORAVEL', 0],
      ['Hora extra', 'DESFAVORAVEL', 100],
    ]);
  });
});

describe('the spreadsheet of an analysis', () => {
  it('has one line per month and thesis, with real dates', () => {
    const { data } = analysisSheet(months, ['RECONHECIDA']);
    expect(data).toHaveLength(6);
    expect(data[1]?.at(-1)).toEqual({ value: new Date('2029-03-20T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' });
    expect(data.slice(1).map((line) => line[8]?.value)).toEqual(['Sim', 'Não', 'Não', 'Não', 'Sim']);
    expect(data[3]?.[9]?.value).toBe('Prescrito');
  });
});
