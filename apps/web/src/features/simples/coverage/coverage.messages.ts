export const coverageMessages = {
  loadFailed: 'Não foi possível carregar a cobertura.',
  confirmed: (competencia: string) => `Cobertura de ${competencia} confirmada.`,
  confirmFailed: 'Não foi possível confirmar a cobertura.',
  withdrawn: (competencia: string) => `Confirmação de ${competencia} retirada.`,
  withdrawFailed: 'Não foi possível retirar a confirmação.',
  saved: (file: string) => `Arquivo ${file} salvo.`,
} as const;
