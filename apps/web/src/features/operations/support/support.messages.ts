export const supportMessages = {
  sent: 'Enviado com sucesso!',
  failed: 'Não foi possível enviar o relato.',
  loadFailed: 'Erro ao carregar os relatos.',
} as const;
