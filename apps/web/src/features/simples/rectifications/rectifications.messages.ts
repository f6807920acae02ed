export const rectificationMessages = {
  loadFailed: 'Não foi possível carregar a retificação.',
  checked: (competencia: string) => `${competencia} conferido.`,
  unchecked: (competencia: string) => `Marca de ${competencia} retirada.`,
  saveFailed: 'Não foi possível gravar a marca.',
  printed: (name: string) => `${name} salvo.`,
  printFailed: 'Não foi possível fazer o PDF.',
  none: 'Sem espelho para este mês',
  noneDetail: 'Nada foi calculado, ou a análise é anterior ao espelho: gere a análise de novo.',
} as const;
