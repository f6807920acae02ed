import { diagnosisTexts } from './diagnosis.ts';
import type { AnalysisRow, SimplesAnalysis } from './simples-analysis.api.ts';

/** For tests: returns the month 05/2025 of the worked example E1a with changes. */
export function exampleRow(changes: Partial<AnalysisRow> = {}): AnalysisRow {
  return {
    competencia: '05/2025',
    rb_auferida: 30417.35,
    sem_subs_rb: 30417.35,
    com_subs_rb: 0,
    valor_retificado_st: 4055.9,
    total_monofasicos: 18257.25,
    total: 22313.15,
    total_a_restituir: 159.24,
    diagnostico: diagnosisTexts.oportunidade,
    Receita_Bruta_XML: 30417.35,
    receita_st: 4055.9,
    receita_monofasico: 6012.75,
    receita_st_e_monofasico: 12244.5,
    porcentagem_monofasicos: 60.02,
    porcentagem_icms: 53.59,
    cofins_pago: 218.05,
    pis_pago: 47.24,
    cofins_devido: 87.16,
    pis_devido: 18.89,
    cofins_restituir: 130.89,
    pis_restituir: 28.35,
    total_icms: 311.84,
    total_produtos_validos: 8,
    total_monofasicos_validos: 5,
    total_icms_st_validos: 4,
    red_efetiva: 9.3,
    aliq_efetiva_c: 0.7168,
    aliq_efetiva_p: 0.1553,
    alertas: [],
    cobertura: 1,
    prescreve_em: '2030-06-20',
    total_calculado: 159.24,
    editado_por: null,
    editado_em: null,
    editado_motivo: null,
    recalculado: false,
    ...changes,
  };
}

/** For tests: returns a finished analysis of these months. */
export function exampleAnalysis(analises: AnalysisRow[], changes: Partial<SimplesAnalysis> = {}): SimplesAnalysis {
  const total = analises.reduce((sum, row) => sum + row.total_a_restituir, 0);
  return {
    id_apuracao: 'a1',
    state: 'pronta',
    progress: null,
    erro: null,
    razao_social: 'COMERCIO EXEMPLO LTDA',
    cnpj: '11222333000181',
    analises,
    resumo: { total_a_restituir: total, prescrito: 0, nao_pago: 0 },
    contagens: {},
    problemas: [],
    calculada_em: '2026-11-21T12:00:00-03:00',
    ...changes,
  };
}
