export const compensationMessages = {
  added: 'Compensação adicionada ao relatório.',
  saved: 'A compensação foi salva com sucesso!',
  saveFailed: 'Houve um erro ao salvar a compensação.',
  removed: 'Compensação excluída com sucesso!',
  removeFailed: 'Houve um erro ao excluir a compensação.',
  loadFailed: 'Erro ao carregar dados.',
  none: 'Nenhuma compensação no relatório',
  noneFound: 'Nenhum resultado encontrado',
} as const;
