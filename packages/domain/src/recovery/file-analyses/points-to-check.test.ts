import { describe, expect, it } from 'vitest';
import { type CheckedAnalysis, dueDatePoint, isPointToCheck, pointsToCheck } from './points-to-check.ts';

type Month = CheckedAnalysis['meses'][number];

const month = (changes: Partial<Month> = {}): Month => ({
  ...{ competencia: '01/2025', pagamento_presumido: true, regime: 'CUMULATIVO', celulas: [{ credito: 10 }] },
  ...changes,
});
const pointsOf = (meses: Month[], arquivos: CheckedAnalysis['arquivos'] = []) =>
  pointsToCheck({ servico: 'EXCLUSAO_DE_ICMS_E_ST', meses, arquivos });
const codesOf = (...given: Parameters<typeof pointsOf>) => pointsOf(...given).map(({ codigo }) => codigo);
const darfOf = (...meses: Month[]) => pointsOf(meses).find(({ codigo }) => codigo === 'CONFERIR_DARF')?.texto;

describe('points to check', { tags: ['SP-072', 'SP-076'] }, () => {
  it('lists those of a claim', () => {
    expect(codesOf([month()])).toEqual(['CONFERIR_DARF', 'CONFERIR_BLOQUEIO', 'CONFERIR_IRPJ_CSLL']);
  });

  it('has none without credit, and none for the payroll', () => {
    expect(codesOf([month({ celulas: [{ credito: 0 }] }), month({ celulas: [] })])).toEqual([]);
    expect(pointsToCheck({ servico: 'PREVIDENCIARIO', meses: [month()], arquivos: [] })).toEqual([]);
  });

  it('names the DARF codes of the regimes with unproven payments', () => {
    const isOther = month({ regime: 'NAO_CUMULATIVO' });
    expect(darfOf(month())).toMatch(/8109 e COFINS 2172 \(cumulativo\)\.$/);
    expect(darfOf(isOther)).toMatch(/: PIS 6912 e COFINS 5856 \(não cumulativo\)\.$/);
    for (const both of [[month(), isOther], [month({ regime: 'MISTO' })], [month({ regime: undefined })]]) {
      expect(darfOf(...both)).toMatch(/8109.*6912/);
    }
    expect(darfOf(month({ pagamento_presumido: false }))).toBeUndefined();
  });

  it('names the records without discount that a used file has, or all when its records were not counted', () => {
    const file = { tipo: 'EFD_CONTRIBUICOES', competencia: '01/2025', situacao: 'USADO' } as const;
    const registros = (...names: string[]) => ({
      ...{ contados: [], desconhecidos: 0 },
      lidos: names.map((registro) => ({ registro, linhas: 1 })),
    });
    const textOf = (...files: CheckedAnalysis['arquivos']) =>
      pointsOf([month()], files).find(({ codigo }) => codigo === 'CONFERIR_RETIFICACAO')?.texto;
    expect(textOf({ ...file, registros: registros('C170', 'C181') })).toBeUndefined();
    expect(textOf({ ...file, situacao: 'NAO_USADO' })).toBeUndefined();
    expect(textOf({ ...file, registros: registros('C481', 'C381') })).toMatch(/\(C381, C481\)/);
    expect(textOf(file)).toMatch(/\(C381, C481, C491, C601, C810, D201, D350\)/);
    expect(codesOf([month({ celulas: [] })], [file])).toEqual([]);
  });

  it('names the months of 2020 whose presumed payment day was moved', () => {
    const moved = ['02/2020', '03/2020', '05/2020'].map((competencia) => month({ competencia }));
    const point = pointsOf(moved).find(({ codigo }) => codigo === 'CONFERIR_VENCIMENTO');
    expect(point?.texto).toMatch(/: 03\/2020, 05\/2020\.$/);
    const isPaid = { competencia: '03/2020', pagamento_presumido: false };
    expect(codesOf([month(isPaid)])).not.toContain('CONFERIR_VENCIMENTO');
    expect(dueDatePoint('04/2020')?.codigo).toBe('CONFERIR_VENCIMENTO');
    expect(dueDatePoint('06/2020')).toBeUndefined();
  });

  it('names the unread layouts of EFD ICMS/IPI when one was used', () => {
    const efd = (changes: Partial<CheckedAnalysis['arquivos'][number]>) =>
      codesOf([], [{ tipo: 'EFD_ICMS_IPI', competencia: '01/2025', situacao: 'USADO', ...changes }]);
    expect(efd({})).toEqual(['CONFERIR_LEIAUTE']);
    expect(efd({ competencia: '12/2024' })).toEqual([]);
    expect(efd({ competencia: null })).toEqual([]);
    expect(efd({ situacao: 'NAO_USADO' })).toEqual([]);
    expect(efd({ tipo: 'EFD_CONTRIBUICOES' })).toEqual([]);
  });

  it('knows the remarks of older results that are points today', () => {
    expect(isPointToCheck({ codigo: 'CONFERIR_DARF' })).toBe(true);
    expect(isPointToCheck({ codigo: 'SEM_S5011' })).toBe(false);
  });
});
