export const productMessages = {
  inDevelopment: 'Produto em desenvolvimento',
  none: 'Nenhum produto encontrado.',
  loading: 'Carregando…',
  loadFailed: 'Erro ao carregar dados.',
  statusChanged: 'Status do produto atualizado.',
  statusFailed: (id: string) => `Erro ao atualizar produto com ID ${id}`,
  codeSaved: 'Código de acesso salvo.',
} as const;
