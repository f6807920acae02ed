import type { ResumeType, ResumeValue } from '@restitui/domain/assessments/assessments.api.ts';

export interface ResumeCard {
  label: string;
  value: number | null;
}

const cards: { label: string; types: ResumeType[] }[] = [
  { label: 'Crédito', types: ['CREDITO', 'CREDITO_APURADO'] },
  { label: 'Restituído', types: ['VALOR_REST'] },
  { label: 'Débito', types: ['DEBITO'] },
  { label: 'Saldo', types: ['SALDO'] },
];

const rubrica: (typeof cards)[number] = { label: 'Rubrica', types: ['RUBRICA'] };

/** The four cards of an apuração, five in Previdenciário (C-11); a value that nobody informed is null. */
export function resumeCards(values: readonly ResumeValue[], withRubrica = false): ResumeCard[] {
  return [...cards, ...(withRubrica ? [rubrica] : [])].map(({ label, types }) => {
    const found = types.map((type) => values.find((value) => value.typeValue === type)).find(Boolean);
    return { label, value: found?.value ?? null };
  });
}
