export const productMessages = {
  inDevelopment: 'Produto em desenvolvimento',
  none: 'Nenhum produto encontrado.',
  loadFailed: 'Erro ao carregar dados.',
} as const;
