export const authenticityMessages = {
  loadFailed: 'Não foi possível carregar a verificação.',
  started: 'Verificação pedida. Ela começa em instantes.',
  cancelled: 'Verificação cancelada.',
  cancelFailed: 'Não foi possível cancelar a verificação.',
  startFailed: 'Não foi possível pedir a verificação.',
} as const;
