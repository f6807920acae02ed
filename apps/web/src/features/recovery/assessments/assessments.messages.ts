export const assessmentMessages = {
  created: 'Nova apuração criada com sucesso!',
  createFailed: (message: string) => `Erro ao criar nova apuração: ${message}`,
  closed: 'Apuração fechada.',
  reopened: 'Apuração reaberta.',
  stateFailed: 'Não foi possível alterar a apuração.',
  valueInvalid: 'Valor inválido',
  valueSaved: 'Valor atualizado',
  valueCleared: 'Voltou ao valor calculado.',
  valueFailed: 'Erro ao atualizar valor do total',
  none: 'Nenhuma apuração encontrada.',
} as const;
