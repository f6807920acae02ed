import { ApiError, errorText } from '../../lib/api-error.ts';

export const agreementMessages = {
  noId: 'Erro: nenhum ID foi fornecido.',
  loadFailed: (error: Error) => `Erro ao carregar o contrato: ${errorText(error)}`,
  none: 'Nenhum contrato por aqui ainda',
  notYet: 'Quando a sua minuta de parceria estiver pronta, ela aparece aqui para ler e assinar.',
  expired: 'Link expirado',
  askAgain: 'Este link não abre mais o contrato. Peça um novo a quem o enviou, ou entre como cliente.',
  linkFailed: 'Houve um erro ao enviar a minuta.',
  registeredWithAgreement: 'O Usuário e a minuta foram criados com sucesso!',
} as const;

/** Nothing has been written for this person or client. */
export function isWithoutAgreement(error: Error): boolean {
  return error instanceof ApiError && error.code === 'agreement_not_found';
}

/** The link that opened the page is over, which says nothing of a session. */
export function isLinkOver(error: Error): boolean {
  return error instanceof ApiError && error.code === 'link_invalid';
}
