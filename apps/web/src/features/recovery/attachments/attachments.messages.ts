export const attachmentMessages = {
  none: 'Nenhum arquivo anexado',
  added: 'Arquivo adicionado com sucesso!',
  addFailed: (error: string) => `Erro ao adicionar arquivo: ${error}`,
  deleted: 'Arquivo excluído com sucesso!',
  deleteFailed: (error: string) => `Erro ao excluir: ${error}`,
  downloadFailed: (error: string) => `Erro ao baixar: ${error}`,
  loadFailed: 'Erro ao carregar dados.',
} as const;
