import { z } from 'zod';

/** How far the notes of a month explain its declared goods revenue. */
export const coverageVerdict = z.enum([
  'suficiente',
  'baixa',
  'sem_xml',
  'ajustada',
  'acima',
  'caixa',
  'sem_receita',
  'sem_declaracao',
]);
export type CoverageVerdict = z.infer<typeof coverageVerdict>;

export const coverageVerdictLabels: Record<CoverageVerdict, string> = {
  suficiente: 'Suficiente',
  baixa: 'Cobertura baixa',
  sem_xml: 'Sem XML',
  ajustada: 'Ajustada',
  acima: 'Acima do declarado',
  caixa: 'Regime de caixa',
  sem_receita: 'Sem receita',
  sem_declaracao: 'Sem declaração',
};

/** Effect of the verdict on the month's refund. */
export const coverageVerdictTexts: Record<CoverageVerdict, string> = {
  suficiente: 'As notas explicam ao menos 90% da receita declarada.',
  baixa: 'As notas explicam menos de 90% da receita declarada: o valor é um mínimo.',
  sem_xml: 'Há receita de mercadorias declarada e nenhuma nota: o mês não foi calculado.',
  ajustada: 'As notas passam um pouco do declarado e foram ajustadas na proporção.',
  acima: 'As notas passam de 105% do declarado: o mês não foi calculado.',
  caixa: 'Regime de caixa: a receita recebida e a das notas são de meses diferentes.',
  sem_receita: 'Não há receita de mercadorias declarada.',
  sem_declaracao: 'Há notas e nenhuma declaração do mês.',
};

/** Returns whether an analyst must confirm the month with a reason, because its refund is a minimum. */
export function needsConfirmation(verdict: CoverageVerdict): boolean {
  return verdict === 'baixa' || verdict === 'sem_xml';
}

/** Returns whether the month still needs a confirmation: it has none yet, or one at another coverage. */
export function lacksConfirmation(month: {
  veredito: CoverageVerdict;
  confirmacao: { mudou: boolean } | undefined;
}): boolean {
  return needsConfirmation(month.veredito) && (!month.confirmacao || month.confirmacao.mudou);
}
