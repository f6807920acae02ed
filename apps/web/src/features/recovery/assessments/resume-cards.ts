import type { ResumeType, ResumeValue } from '@restitui/domain/recovery/assessments/assessments.api.ts';

export interface ResumeCard {
  label: string;
  /** Undefined without a value. */
  figure: ResumeValue | undefined;
  /** The amount found by the analysis, shown next to the one computed from the credits. */
  found?: number;
}

const cards: { label: string; types: ResumeType[] }[] = [
  { label: 'Crédito', types: ['CREDITO', 'CREDITO_APURADO'] },
  { label: 'Restituído', types: ['VALOR_REST'] },
  { label: 'Débito', types: ['DEBITO'] },
  { label: 'Saldo', types: ['SALDO'] },
];

const rubrica: (typeof cards)[number] = { label: 'Rubrica', types: ['RUBRICA'] };

/** Returns the four summary cards of an assessment, five for Previdenciário (C-11). */
export function resumeCards(values: readonly ResumeValue[], withRubrica = false): ResumeCard[] {
  const of = (type: ResumeType) => values.find(({ typeValue }) => typeValue === type);
  return [...cards, ...(withRubrica ? [rubrica] : [])].map(({ label, types }) => {
    const figure = types.map(of).find(Boolean);
    const found = figure?.typeValue === 'CREDITO' && of('CREDITO_APURADO')?.value;
    return { label, figure, ...(found ? { found } : {}) };
  });
}
