import { describe, expect, it } from 'vitest';
import { mono, st, type TextOptions } from '../../test-support/declaration-text.ts';
import { codesOf, declarationOf, notesOf, rowOf } from '../../test-support/read-declaration.ts';
import { diagnoses } from './diagnose.ts';

const revenue = 3_041_735;
const whole = { none: 1_041_735, mono: 2_000_000 };
const plain = (options: TextOptions = {}) => declarationOf(options);

describe('analyseMonth with errors', () => {
  it.each([
    ['SEM_PGDAS', rowOf(undefined, notesOf(whole))],
    ['SEM_XML', rowOf(plain(), undefined)],
    ['SEM_XML', rowOf(plain({ regime: 'Caixa' }), undefined)],
    ['PGDAS_NAO_CONFERE', rowOf({ ...plain(), mismatches: ['x'] }, notesOf(whole))],
    ['PGDAS_NAO_REPRODUZ', rowOf({ ...plain(), rbt12: { internal: 9, external: 0, total: 9 } }, notesOf(whole))],
    ['RBT12_AUSENTE', rowOf({ ...plain(), rbt12: undefined }, notesOf(whole))],
    ['MEI_OU_NAO_OPTANTE', rowOf(plain({ opting: 'Não' }), notesOf(whole))],
    ['CNPJ_DIVERGENTE', rowOf(plain(), notesOf(whole), { wrongCnpj: true })],
    ['XML_MAIOR_QUE_DECLARADO', rowOf(plain(), notesOf({ none: 3_193_822 }))],
    ['CAIXA_FORA_DE_FAIXA', rowOf(plain({ regime: 'Caixa' }), notesOf({ none: 3 * revenue }))],
    ['XML_MAIOR_QUE_DECLARADO', rowOf(plain({ activities: [] }), notesOf(whole))],
  ])('reports %s', (code, row) => {
    expect(codesOf(row)).toContain(code);
    expect(row).toMatchObject({
      diagnostico: diagnoses.error,
      valor_retificado_st: 0,
      total_monofasicos: 0,
      total: 0,
      total_a_restituir: 0,
      cofins_devido: 0,
      pis_devido: 0,
      cofins_restituir: 0,
      pis_restituir: 0,
      total_icms: 0,
      red_efetiva: 0,
    });
  });

  it('shows the declaration as printed after PGDAS_NAO_CONFERE, without rates', () => {
    const row = rowOf({ ...plain(), mismatches: ['x'] }, notesOf(whole));
    expect(row).toMatchObject({
      rb_auferida: 30417.35,
      sem_subs_rb: 30417.35,
      cofins_pago: 218.05,
      pis_pago: 47.24,
      aliq_efetiva_c: 0,
      aliq_efetiva_p: 0,
      Receita_Bruta_XML: 30417.35,
      porcentagem_monofasicos: 65.75,
    });
  });

  it('names the unreadable PDF that may contain the declaration', () => {
    const unreadable = [{ file: 'a.pdf', code: 'PGDAS_PROTEGIDO' as const }];
    const row = rowOf(undefined, notesOf(whole), { unreadable });
    expect(codesOf(row)).toEqual(['SEM_PGDAS', 'PGDAS_PROTEGIDO']);
    expect(row.alertas[1]?.texto).toContain('a.pdf');
  });

  it('scales up to 105 % of the declared revenue', () => {
    expect(codesOf(rowOf(plain(), notesOf({ none: 3_193_821 })))).toEqual(['SEM_MONOFASICO', 'XML_AJUSTADO']);
  });
});

describe('analyseMonth without an opportunity', () => {
  it.each([
    ['SEM_MONOFASICO', rowOf(plain(), notesOf({ none: revenue }))],
    ['SEM_RECEITA', rowOf(plain({ activities: [] }), undefined)],
    ['PIS_COFINS_EXTINTOS', rowOf(plain({ pa: '01/2027' }), notesOf(whole))],
    ['PIS_COFINS_EXTINTOS', rowOf(plain({ pa: '12/2027' }), undefined)],
  ])('reports %s', (code, row) => {
    expect(row.diagnostico).toBe(diagnoses.noOpportunity);
    expect(codesOf(row)).toEqual([code]);
  });

  it('reports a month without goods, without rates', () => {
    const declaration = plain();
    const service = { id: null, annex: null, side: null };
    const activities = declaration.activities.map((activity) => ({ ...activity, ...service }));
    const row = rowOf({ ...declaration, activities }, undefined);
    expect(codesOf(row)).toEqual(['SEM_MERCADORIA']);
    expect(row).toMatchObject({ rb_auferida: 30417.35, sem_subs_rb: 0, aliq_efetiva_c: 0, cobertura: 0 });
  });
});

describe('analyseMonth scaling', () => {
  it('scales notes that slightly exceed the declared revenue', () => {
    const row = rowOf(plain(), notesOf({ none: revenue / 2 + 60_000.5, mono: revenue / 2 - 0.5 }));
    expect(codesOf(row)).toEqual(['XML_AJUSTADO']);
    expect(row.k).toBeCloseTo(30417.35 / 31017.35, 8);
    expect(row.total_monofasicos).toBeCloseTo(15208.67 * row.k, 2);
    expect(row.cobertura).toBe(1);
  });

  it('scales in both directions in the caixa regime', () => {
    const row = rowOf(plain({ regime: 'Caixa' }), notesOf({ none: revenue / 5, mono: (revenue * 3) / 5 }));
    expect(codesOf(row)).toEqual(['REGIME_CAIXA']);
    expect(row).toMatchObject({ k: 1.25, total_monofasicos: 22813.01, cobertura: 0.8 });
  });

  it('leaves revenue without notes without substitution', () => {
    const row = rowOf(plain(), notesOf({ mono: 1_000_000 }));
    expect(codesOf(row)).toEqual(['COBERTURA_BAIXA']);
    expect(row).toMatchObject({ k: 1, total_monofasicos: 10000, cobertura: 0.3288 });
  });

  it('reduces ST first, then both, where an annex exceeds its declared base', () => {
    const declaration = plain({
      activities: [
        { id: 1, parcels: [{ cents: 1_000_000 }] },
        { id: 4, parcels: [{ cents: 2_000_000 }] },
      ],
    });
    const row = rowOf(declaration, notesOf({ none: 1_500_000, st: 300_000, mono: 800_000, both: 400_000 }));
    expect(row.alertas).toMatchObject([{ codigo: 'ANEXO_DIVERGENTE', valor: 5000 }]);
    expect(row).toMatchObject({ valor_retificado_st: 0, total_monofasicos: 10000, receita_st: 3000 });
  });
});

describe('analyseMonth remarks', () => {
  it('names branches that declared goods without issuing notes', () => {
    const establishment = '11222333000262';
    const activities = [
      { id: 1 as const, parcels: [{ cents: 2_000_000 }] },
      { id: 1 as const, parcels: [{ cents: 1_041_735 }], establishment },
    ];
    const { alertas } = rowOf(plain({ activities }), notesOf(whole));
    expect(alertas).toMatchObject([{ codigo: 'FILIAL_SEM_XML', valor: 1, unidade: 'contagem' }]);
    expect(alertas[0]?.texto).toContain('11.222.333/0002-62');
  });

  it('leaves ICMS out where it is paid outside the DAS', () => {
    const groups = { none: 1_041_735, both: 2_000_000 };
    expect(rowOf(plain(), notesOf(groups)).total_icms).toBeGreaterThan(0);
    expect(rowOf(plain(), notesOf(groups, { icmsOutsideDas: true })).total_icms).toBe(0);
    const barred = plain({ barred: 'Sim', activities: [{ id: 1, parcels: [{ cents: revenue }], taxes: { ICMS: 0 } }] });
    expect(rowOf(barred, notesOf(groups)).total_icms).toBe(0);
  });

  it('reports suspended debts with their value', () => {
    const parcels = [{ cents: 2_041_735 }, { cents: 1_000_000, lines: ['Exigibilidade suspensa de: COFINS, PIS.'] }];
    const row = rowOf(plain({ activities: [{ id: 1, parcels }] }), notesOf({ none: 1_041_735, mono: 1_000_000 }));
    expect(row.alertas.find(({ codigo }) => codigo === 'DEBITO_SUSPENSO')).toMatchObject({ valor: 87.21 });
    expect(row.cofins_pago).toBe(146.36);
    expect(row.sem_subs_rb).toBe(30417.35);
    const tooMuch = rowOf(plain({ activities: [{ id: 1, parcels }] }), notesOf({ none: 2 * revenue }));
    expect([codesOf(tooMuch), tooMuch.cofins_pago]).toEqual([['XML_MAIOR_QUE_DECLARADO'], 146.36]);
  });

  it('lists alerts of the notes after the reasons', () => {
    const alerts = [{ codigo: 'SEM_PROTOCOLO', texto: 'x', valor: 2, unidade: 'contagem' as const }];
    expect(codesOf(rowOf(plain(), notesOf({ mono: 1_000_000 }, { alerts })))).toEqual([
      'COBERTURA_BAIXA',
      'SEM_PROTOCOLO',
    ]);
  });
});

describe('analyseMonth supporting data', () => {
  it('contains the declaration line by line, the groups and the scale', () => {
    const activities = [{ id: 2 as const, parcels: [{ cents: 500_000, lines: [st, mono] }] }];
    const row = rowOf(plain({ activities }), notesOf({ both: 500_000 }));
    expect(row).toMatchObject({
      diagnostico: diagnoses.alreadySegregated,
      mDeclarado: 5000,
      gruposPorAnexo: { I: { none: 0, st: 0, mono: 0, both: 5000 }, II: { none: 0, st: 0, mono: 0, both: 0 } },
      declaracao: { numero: '11222333202505001', tipo: 'Original', regime: 'Competência', rbt12: 355000 },
    });
    expect(row.pgdas[0]).toMatchObject({
      estabelecimento: '11222333000181',
      atividade: 2,
      anexo: 'I',
      receita: 5000,
      parcelas: [
        {
          valor: 5000,
          qualificadores: ['Substituição tributária de: ICMS', 'Tributação monofásica de: COFINS, PIS'],
        },
      ],
      tributos: { cofins: 0, pis: 0, icms: 0, iss: 0 },
    });
  });
});
