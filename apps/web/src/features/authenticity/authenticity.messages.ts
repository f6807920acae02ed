export const authenticityMessages = {
  loadFailed: 'Não foi possível carregar a verificação.',
  started: 'Verificação pedida. Ela começa em instantes.',
  startFailed: 'Não foi possível pedir a verificação.',
} as const;
