export const privacyMessages = {
  loadFailed: 'Erro ao carregar as solicitações.',
  exported: 'Cópia dos dados gerada com sucesso!',
  exportFailed: 'Erro ao gerar a cópia dos dados.',
  asked: 'Solicitação de eliminação registrada com sucesso!',
  approved: 'Eliminação aprovada. Os dados estão sendo apagados.',
  refused: 'Solicitação recusada. A pessoa recebe o motivo por e-mail.',
} as const;
