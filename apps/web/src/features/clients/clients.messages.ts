export const clientMessages = {
  none: 'Nenhum cliente encontrado.',
  loading: 'Carregando dados do cliente...',
  noData: 'Nenhum dado do cliente disponível.',
} as const;
