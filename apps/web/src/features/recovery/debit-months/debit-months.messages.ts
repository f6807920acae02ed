export const debitMonthMessages = {
  saved: (month: string) => `Mês ${month} salvo com sucesso!`,
  saveFailed: 'Houve um erro ao salvar o mês.',
  removed: (month: string) => `Mês ${month} excluído com sucesso!`,
  removeFailed: 'Houve um erro ao excluir o mês.',
  loading: 'Carregando…',
  loadFailed: 'Erro ao carregar dados.',
  none: 'Nenhum resultado encontrado',
  taken: 'Este mês já está na lista. Abra-o para alterar.',
  valueInvalid: 'Por favor, insira um valor válido.',
} as const;
