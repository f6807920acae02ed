import type { ResumeType, ResumeValue } from '@restitui/domain/assessments/assessments.api.ts';

export interface ResumeCard {
  label: string;
  /** Undefined for what nobody informed. */
  figure: ResumeValue | undefined;
  /** What the analysis found, beside the credit that follows from the rows. */
  found?: number;
}

const cards: { label: string; types: ResumeType[] }[] = [
  { label: 'Crédito', types: ['CREDITO', 'CREDITO_APURADO'] },
  { label: 'Restituído', types: ['VALOR_REST'] },
  { label: 'Débito', types: ['DEBITO'] },
  { label: 'Saldo', types: ['SALDO'] },
];

const rubrica: (typeof cards)[number] = { label: 'Rubrica', types: ['RUBRICA'] };

/** The four cards of an apuração, five in Previdenciário (C-11). */
export function resumeCards(values: readonly ResumeValue[], withRubrica = false): ResumeCard[] {
  const of = (type: ResumeType) => values.find(({ typeValue }) => typeValue === type);
  return [...cards, ...(withRubrica ? [rubrica] : [])].map(({ label, types }) => {
    const figure = types.map(of).find(Boolean);
    const found = figure?.typeValue === 'CREDITO' && of('CREDITO_APURADO')?.value;
    return { label, figure, ...(found ? { found } : {}) };
  });
}
