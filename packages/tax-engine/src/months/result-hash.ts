import { createHash } from 'node:crypto';
import { canonicalJson } from '../rules/canonical-json.ts';
import type { AnalysisRow } from './analysis-row.ts';
import type { AnalysisSummary } from './summarise.ts';

/** The parts of a result that must not change when it is computed again. */
export interface HashedResult {
  cnpj: string;
  asOf: string;
  ruleSet: { nome: string; hash: string };
  analises: readonly AnalysisRow[];
  resumo: AnalysisSummary;
}

// Listed explicitly, so that fields added later do not change the hash of older results.
const held = [
  'competencia',
  'rb_auferida',
  'sem_subs_rb',
  'com_subs_rb',
  'valor_retificado_st',
  'total_monofasicos',
  'total',
  'total_a_restituir',
  'diagnostico',
  'Receita_Bruta_XML',
  'receita_st',
  'receita_monofasico',
  'receita_st_e_monofasico',
  'porcentagem_monofasicos',
  'porcentagem_icms',
  'cofins_pago',
  'pis_pago',
  'cofins_devido',
  'pis_devido',
  'cofins_restituir',
  'pis_restituir',
  'total_icms',
  'total_produtos_validos',
  'total_monofasicos_validos',
  'total_icms_st_validos',
  'red_efetiva',
  'aliq_efetiva_c',
  'aliq_efetiva_p',
  'alertas',
  'cobertura',
  'prescreve_em',
  'fatias',
] as const satisfies readonly (keyof AnalysisRow)[];

/** Computes the SHA-256 of the canonical JSON of all months, their sum and the rules: 64 hexadecimal digits. */
export function resultHash({ cnpj, asOf, ruleSet, analises, resumo }: HashedResult): string {
  const { forca: _, ...sums } = resumo;
  const meses = analises.map((row) => Object.fromEntries(held.map((key) => [key, row[key]])));
  return createHash('sha256')
    .update(canonicalJson({ cnpj, asOf, ruleSet, meses, resumo: sums }))
    .digest('hex');
}
