import { z } from 'zod';

export const diagnosisTexts = {
  oportunidade: 'Oportunidade de restituição devido a não segregação de fator monofásico.',
  ja_segrega: 'Cliente já segrega monofásico',
  sem_oportunidade: 'Sem oportunidade, valor segregado maior que o encontrado.',
  erro: 'Problema ao Diagnosticar.',
} as const;

export const diagnosisBadge = z.enum(['Disponível', 'Indisponível', 'Sem Oportunidade', 'Erro', 'Pendente']);
export type DiagnosisBadge = z.infer<typeof diagnosisBadge>;

const badges = new Map<string, DiagnosisBadge>([
  [diagnosisTexts.oportunidade, 'Disponível'],
  [diagnosisTexts.ja_segrega, 'Indisponível'],
  [diagnosisTexts.sem_oportunidade, 'Sem Oportunidade'],
  [diagnosisTexts.erro, 'Erro'],
]);

/** Returns the badge of a diagnosis; other texts than the four diagnoses are pending. */
export function badgeOfDiagnosis(diagnostico: string): DiagnosisBadge {
  return badges.get(diagnostico) ?? 'Pendente';
}
