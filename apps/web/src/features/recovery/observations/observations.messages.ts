export const observationMessages = {
  none: 'Nenhuma mensagem encontrada',
  loadFailed: 'Erro ao carregar: ',
  sent: 'Enviado a observação com sucesso!',
  sendFailed: 'Houve um erro ao enviar a observação.',
  confirmDelete: 'Excluir mensagem?',
  deleted: 'Observação deletada com sucesso!',
  deleteFailed: 'Erro ao deletar mensagem.',
} as const;
