import { Exact } from '../rules/decimal.ts';
import { analysisParameters } from './analysis-parameters.ts';

/** The four diagnosis texts of the product, pt-BR. */
export const diagnoses = {
  opportunity: 'Oportunidade de restituição devido a não segregação de fator monofásico.',
  alreadySegregated: 'Cliente já segrega monofásico',
  noOpportunity: 'Sem oportunidade, valor segregado maior que o encontrado.',
  error: 'Problema ao Diagnosticar.',
} as const;

export interface DiagnosisInput {
  /** Monofásico revenue found in the notes, after scaling and reduction, cents. */
  found: number;
  /** Monofásico revenue declared, cents. */
  declared: number;
  /** PIS and COFINS paid in excess of what is due, cents. */
  refund: number;
  inferredActivities: number;
  /** COFINS rate (0 to 1) that the inference divides by. */
  inferredRate: Exact;
}

function tolerance({ found, inferredActivities, inferredRate }: DiagnosisInput): Exact {
  const { least, share } = analysisParameters.sameRevenue;
  const usual = Exact.max(least, new Exact(found).times(share));
  if (inferredActivities === 0 || inferredRate.isZero()) return usual;
  return Exact.max(usual, new Exact(inferredActivities).div(inferredRate));
}

/** Returns the diagnosis of a month without errors. */
export function diagnose(input: DiagnosisInput): (typeof diagnoses)[keyof typeof diagnoses] {
  const { found, declared, refund } = input;
  const same = tolerance(input);
  if (same.lt(found - declared) && refund >= 1) return diagnoses.opportunity;
  if (same.gte(Math.abs(found - declared)) && declared > 0) return diagnoses.alreadySegregated;
  return diagnoses.noOpportunity;
}
