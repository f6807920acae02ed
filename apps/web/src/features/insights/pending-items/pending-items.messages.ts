export const pendingMessages = {
  loadFailed: 'Não foi possível carregar as pendências.',
  none: 'Nada pendente',
  noneHelp: 'O que esperar decisão, conferência, assinatura ou documento aparece aqui.',
  noneFound: 'Nenhuma pendência encontrada',
} as const;
