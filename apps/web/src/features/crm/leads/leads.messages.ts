export const leadMessages = {
  none: 'Nenhum contato encontrado.',
  notFound: 'Contato não encontrado.',
  loadFailed: 'Erro ao carregar os contatos.',
  saved: 'Contato atualizado!',
  saveFailed: 'Não foi possível atualizar o contato.',
  prefilled: 'Os dados do contato foram preenchidos. Confira antes de salvar.',
  converted: 'Este contato já virou cliente.',
} as const;
