export const assessmentMessages = {
  created: 'Nova apuração criada com sucesso!',
  createFailed: (message: string) => `Erro ao criar nova apuração: ${message}`,
  none: 'Nenhuma apuração encontrada.',
} as const;
