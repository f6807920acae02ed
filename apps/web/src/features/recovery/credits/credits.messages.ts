export const creditMessages = {
  saved: 'O crédito foi salvo com sucesso!',
  saveFailed: 'Houve um erro ao salvar o crédito.',
  deleted: 'Crédito excluído com sucesso!',
  deleteFailed: 'Houve um erro ao excluir o crédito.',
  loadFailed: 'Erro ao carregar dados.',
  none: 'Nenhum crédito nesta apuração',
} as const;
