export const icmsCreditMessages = {
  added: 'Período adicionado ao controle.',
  saved: 'O período foi salvo com sucesso!',
  saveFailed: 'Houve um erro ao salvar o período.',
  removed: 'Período excluído com sucesso!',
  removeFailed: 'Houve um erro ao excluir o período.',
  editing: 'Salve ou cancele o que está em edição antes de mudar de página ou de busca.',
  loadFailed: 'Erro ao carregar dados.',
  none: 'Nenhum período no controle',
  noneFound: 'Nenhum resultado encontrado',
} as const;
