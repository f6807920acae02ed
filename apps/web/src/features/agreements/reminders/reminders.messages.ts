export const reminderMessages = {
  title: 'Lembretes de assinatura',
  about:
    'Quem ainda não assinou recebe um lembrete com um novo link. Assinar, revogar o link ou fechar o contrato encerra os lembretes.',
  ruleFailed: 'Não foi possível carregar a regra dos lembretes.',
  saved: 'Lembretes salvos.',
  saveFailed: 'Não foi possível salvar os lembretes.',
  sentFailed: 'Não foi possível carregar os lembretes enviados.',
  noneSent: 'Nenhum lembrete enviado',
  noneSentHelp: 'Os lembretes que saírem pelo contrato deste cliente ficam registrados aqui.',
} as const;
