import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declarationText, mono, st } from '../../test-support/declaration-text.ts';
import { readExamples, samplePath } from '../../test-support/example-cases.ts';
import { hasExternalSamples, readExternalSample } from '../../test-support/external-samples.ts';
import { declarationOf, readText, rowOf } from '../../test-support/read-declaration.ts';
import { mergeDeclarations } from '../pgdas/merge-declarations.ts';
import type { Conferencia } from './cross-check.ts';

const checksOf = (text: string, file?: string) => rowOf(readText(text, file), undefined).conferencias;
const failed = (checks: Conferencia[]) => checks.filter(({ confere }) => !confere);
const of = (checks: Conferencia[], codigo: string) => checks.filter((check) => check.codigo === codigo);

describe('crossChecks of a correct declaration', () => {
  it('all agree, and each value is listed', () => {
    const checks = checksOf(declarationText(), 'PGDASD-EXTRATO-11222333202505001.pdf');
    expect(failed(checks)).toEqual([]);
    expect(new Set(checks.map(({ codigo }) => codigo))).toEqual(
      new Set([
        'NUMERO_DECLARACAO',
        'RECEITA_PA',
        'SOMA_TRIBUTOS',
        'SOMA_ATIVIDADES',
        'SOMA_PARCELAS',
        'TRIBUTO_RECALCULADO',
        'SOMA_MERCADOS',
        'DAS_PAGO',
        'NOME_ARQUIVO',
      ]),
    );
    expect(of(checks, 'TRIBUTO_RECALCULADO')[2]).toEqual({
      codigo: 'TRIBUTO_RECALCULADO',
      campo: 'COFINS',
      onde: 'Revenda sem substituição, 11.222.333/0001-81: tabela do Anexo I',
      lido: 218.05,
      esperado: 218.05,
      diferenca: 0,
      confere: true,
    });
  });

  it.each(readExamples())('confirm every printed value of $name, including the DAS', ({ name }) => {
    const checks = checksOf(readFileSync(samplePath(`syn-${name}.txt`), 'utf8'));
    expect(failed(checks)).toEqual([]);
    expect(of(checks, 'DAS_GERADO').length).toBeGreaterThan(5);
    expect(of(checks, 'DEBITO_EXIGIVEL')).toHaveLength(1);
    expect(of(checks, 'SOMA_ESTABELECIMENTO')).toHaveLength(1);
  });
});

describe('crossChecks lists failed checks first', () => {
  it.each([
    ['SOMA_TRIBUTOS', '218,05', '281,05'],
    ['SOMA_ATIVIDADES', '218,05', '281,05'],
    ['TRIBUTO_RECALCULADO', '(RBT12) 355.000,00 0,00 355.000,00', '(RBT12) 455.000,00 0,00 455.000,00'],
    ['RECEITA_PA', 'Competência 30.417,35 0,00 30.417,35', 'Competência 30.471,35 0,00 30.471,35'],
    ['SOMA_MERCADOS', '(RBT12) 355.000,00 0,00 355.000,00', '(RBT12) 355.000,00 0,00 355.001,00'],
    ['SOMA_PARCELAS', 'Parcela 1: R$ 30.417,35', 'Parcela 1: R$ 30.417,53'],
    ['NUMERO_DECLARACAO', 'Apuração 11222333202505001', 'Apuração 11222333202506001'],
    ['DAS_PAGO', '001/1234 1.711,51', '001/1234 1.711,00'],
  ])('for %s', (codigo, right, wrong) => {
    const checks = checksOf(declarationText().replace(right, wrong));
    const found = of(failed(checks), codigo)[0];
    expect(found).toBeDefined();
    expect(found?.lido).not.toBe(found?.esperado);
    expect(checks.slice(0, failed(checks).length)).toEqual(failed(checks));
  });

  it('names the file whose name contains another month', () => {
    expect(failed(checksOf(declarationText(), 'PGDASD-EXTRATO-11222333202506001.pdf'))).toEqual([
      {
        codigo: 'NOME_ARQUIVO',
        campo: 'Mês no nome do arquivo',
        onde: 'PGDASD-EXTRATO-11222333202506001.pdf',
        lido: '06/2025',
        esperado: '05/2025',
        diferenca: null,
        confere: false,
      },
    ]);
  });

  it('compares extrato and declaração of the same number', () => {
    const other = declarationOf(
      { kind: 'declaracao', activities: [{ id: 1, parcels: [{ cents: 2_000_000 }] }] },
      'b.pdf',
    );
    const { conferencias } = rowOf(mergeDeclarations([declarationOf({}, 'a.pdf'), other]), undefined);
    expect(of(failed(conferencias), 'DOCUMENTOS_IGUAIS')[0]).toMatchObject({
      onde: 'Declaração e Extrato',
      campo: 'Receita bruta do PA',
      lido: 20_000,
      esperado: 30_417.35,
      diferenca: -10_417.35,
    });
    const same = rowOf(
      mergeDeclarations([declarationOf({}, 'a.pdf'), declarationOf({ kind: 'declaracao' }, 'b.pdf')]),
      undefined,
    );
    expect(of(same.conferencias, 'DOCUMENTOS_IGUAIS').every(({ confere }) => confere)).toBe(true);
  });

  it.each(['Competência', 'Caixa'] as const)('compares the summary of a declaração (%s) with its sums', (regime) => {
    const text = declarationText({ kind: 'declaracao', regime, accrued: 2_500_000 });
    const summary = of(checksOf(text), 'RESUMO_DECLARACAO');
    const received = regime === 'Caixa' ? ['Receita bruta recebida'] : [];
    expect(summary.map(({ campo }) => campo)).toEqual(['Receita bruta auferida', ...received, 'Débito declarado']);
    expect(failed(summary)).toEqual([]);
    const corrupted = text.replace(/(Débito Declarado \(R\$\)\n.*)\d$/m, (all, start: string) =>
      all.endsWith('9') ? `${start}8` : `${start}9`,
    );
    expect(failed(of(checksOf(corrupted), 'RESUMO_DECLARACAO')).map(({ campo }) => campo)).toEqual([
      'Débito declarado',
    ]);
  });

  it('reports a duplicate document in one line, and each value that differs between two', () => {
    const twice = rowOf(mergeDeclarations([declarationOf({}, 'a.pdf'), declarationOf({}, 'b.pdf')]), undefined);
    expect(of(twice.conferencias, 'DOCUMENTOS_IGUAIS')).toEqual([
      {
        codigo: 'DOCUMENTOS_IGUAIS',
        campo: 'Enviado mais de uma vez, com os mesmos valores (Débito declarado)',
        onde: 'Extrato: b.pdf',
        lido: 1711.51,
        esperado: 1711.51,
        diferenca: 0,
        confere: true,
      },
    ]);
    const other = declarationOf({ activities: [{ id: 1, parcels: [{ cents: 2_000_000 }] }] }, 'b.pdf');
    const { conferencias } = rowOf(mergeDeclarations([declarationOf({}, 'a.pdf'), other]), undefined);
    expect(of(failed(conferencias), 'DOCUMENTOS_IGUAIS').map(({ campo }) => campo)).toContain('Receita bruta do PA');
  });
});

describe('historyChecks', () => {
  const months = (list: [string, string][]) => list.map(([month, money]) => `${month} ${money}`).join(' ');
  const withHistory = (internal: [string, string][], changes: [string, string][] = []) => {
    const history = `2.2) Receitas Brutas Anteriores (R$)\n2.2.1) Mercado Interno\n${months(internal)}\n2.2.2) Mercado Externo\n2.5) Valores Fixos`;
    return changes.reduce(
      (text, [from, to]) => text.replace(from, to),
      declarationText().replace('2.5) Valores Fixos', history),
    );
  };
  const year: [string, string][] = [5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4].map((month) => [
    `${String(month).padStart(2, '0')}/${month > 4 ? 2024 : 2025}`,
    '29.583,33',
  ]);

  it('sum the twelve preceding months and the calendar year', () => {
    const rounded: [string, string][] = [...year.slice(0, 11), ['04/2025', '29.583,37']];
    const checks = checksOf(
      withHistory(rounded, [['(RBA) 150.000,00 0,00 150.000,00', '(RBA) 148.750,71 0,00 148.750,71']]),
    );
    expect(failed(checks)).toEqual([]);
    expect(of(checks, 'RBT12_HISTORICO')).toMatchObject([{ lido: 355_000, esperado: 355_000 }]);
    expect(of(checks, 'RBA_HISTORICO')).toMatchObject([{ lido: 148_750.71 }]);
  });

  it('differ by the amount that a month was misread', () => {
    expect(of(failed(checksOf(withHistory(year))), 'RBT12_HISTORICO')).toMatchObject([{ diferenca: 0.04 }]);
  });

  it('are skipped where a month is missing', () => {
    expect(of(checksOf(withHistory(year.slice(1))), 'RBT12_HISTORICO')).toEqual([]);
  });

  it('use the mean of the months so far × 12 at the start of activity', () => {
    const started: [string, string][] = [
      ['03/2025', '20.000,00'],
      ['04/2025', '40.000,00'],
    ];
    const text = withHistory(started, [
      ['Data de Abertura: 03/01/2015', 'Data de Abertura: 10/03/2025'],
      ['(RBT12p)', '(RBT12p) 360.000,00 0,00 360.000,00'],
    ]);
    expect(of(checksOf(text), 'RBT12P_HISTORICO')).toMatchObject([{ lido: 360_000, esperado: 360_000, confere: true }]);
  });
});

describe('recomputedChecks', () => {
  it('omit taxes of a declaração that depend on unprinted parcels', () => {
    const activities = [{ id: 2 as const, parcels: [{ cents: 700_000, lines: [st, mono] }] }];
    const checks = rowOf(declarationOf({ kind: 'declaracao', activities }), undefined).conferencias;
    expect(of(checks, 'TRIBUTO_RECALCULADO').map(({ campo }) => campo)).toEqual(['IRPJ', 'CSLL', 'INSS/CPP']);
    expect(failed(checks)).toEqual([]);
  });

  it.each(['12/2017', '01/2027'])('are empty in %s, which has other tables', (pa) => {
    const { conferencias } = rowOf(declarationOf({ pa }), undefined);
    expect(of(conferencias, 'TRIBUTO_RECALCULADO')).toEqual([]);
    expect(of(conferencias, 'SOMA_TRIBUTOS').every(({ confere }) => confere)).toBe(true);
  });

  it('show the ICMS that a State reduced', () => {
    const activities = [{ id: 1 as const, parcels: [{ cents: 3_041_735 }], taxes: { ICMS: 30_000 } }];
    const found = failed(rowOf(declarationOf({ activities }), undefined).conferencias);
    expect(found).toMatchObject([{ campo: 'ICMS', lido: 300, esperado: 581.91 }]);
  });
});

describe.skipIf(!hasExternalSamples)('crossChecks of published texts', () => {
  it.each(['01-extrato-revenda-com-st-e-monofasica-062026.txt', '03-declaracao-sem-receita-072026.txt'])(
    'all agree in %s',
    (file) => {
      expect(failed(checksOf(readExternalSample(file)))).toEqual([]);
    },
  );
});
