import { ApiError, errorText } from '../../../lib/api-error.ts';

const tryAgain = 'Tente novamente em instantes.';

export const suggestionMessages = {
  sent: { title: 'Solicitação enviada', detail: 'Sua solicitação foi registrada com sucesso.' },
  /** Shows the server's message, because retrying does not help. */
  notSent: (error: Error) => ({
    title: 'Não foi possível enviar',
    detail: error instanceof ApiError && error.status === 409 ? error.message : tryAgain,
  }),
  requestCallFailed: 'Erro ao solicitar alteração de Minuta',
  saved: 'Edição do contrato salva com sucesso!',
  saveFailed: (error: Error) => `Erro ao salvar edição do contrato: ${errorText(error)}`,
  applyCallFailed: 'Erro ao aplicar alteração de Minuta',
  approved: 'Alteração aprovada com sucesso.',
  rejected: 'Alteração rejeitada.',
  approveFailed: 'Falha ao aprovar. Tente novamente.',
  rejectFailed: 'Falha ao rejeitar. Tente novamente.',
  /** The same text for both decisions, as specified. */
  emptyDecision: 'Erro ao rejeitar as alteração de Minuta',
  listFailed: 'Não foi possível carregar as sugestões.',
  endedWithAgreement: 'o contrato foi fechado ou encerrado antes de uma decisão.',
  unsaved: 'O texto editado ainda não foi salvo na sugestão.',
} as const;
