export const sentMessages = {
  loadFailed: 'Não foi possível carregar as mensagens enviadas.',
  none: 'Nenhuma mensagem',
  resent: 'Mensagem na fila de novo.',
  resendFailed: 'Não foi possível reenviar a mensagem.',
  ruleFailed: 'Não foi possível carregar quem é avisado.',
  ruleSaved: 'Avisos salvos.',
  ruleSaveFailed: 'Não foi possível salvar os avisos.',
  unsaved: 'A tabela de avisos não foi salva.',
} as const;
