export const draftMessages = {
  copied: 'O link foi copiado com sucesso.',
  notCopied: 'Não foi possível copiar o link.',
  expired: 'Link expirado',
  askAgain: 'Esta proposta não abre mais. Peça um novo link a quem o enviou.',
  loadFailed: 'Não foi possível carregar a proposta.',
} as const;
