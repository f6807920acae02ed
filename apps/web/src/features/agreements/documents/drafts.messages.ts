export const draftMessages = {
  copied: 'O link foi copiado com sucesso.',
  notCopied: 'Não foi possível copiar o link.',
  expired: 'Link expirado',
  askAgain: 'Este link expirou ou veio incompleto. Peça um novo a quem o enviou.',
  loadFailed: 'Não foi possível carregar a proposta.',
} as const;
