import { displayName } from '@restitui/brazil/display-name.ts';
import { ApiError } from '../../../lib/api-error.ts';

export const analystMessages = {
  loadFailed: 'Erro ao carregar dados.',
  none: 'Nenhum resultado encontrado',
  noService: 'Serviço não fornecido',
  notLoaded: 'Erro inesperado ao buscar permissões',
  withoutAnalyst: 'Sem analista',
  toAssign: 'A atribuir',
  enableService: 'Liberar o serviço a um analista',
  updated: 'Analista atualizado',
  failed: 'Falha ao atualizar',
  /** Title for failures without a message of the server. */
  callFailed: 'Falha ao designar analista',
  later: 'Tente novamente mais tarde.',
} as const;

const counted = (count: number) => `${count} produtos`;

/** Returns the toast for an assignment of one or more products; `null` means unassigned. */
export function assigned(name: string | null, count = 1): { title: string; detail: string } {
  const title = analystMessages.updated;
  if (count === 1) {
    return {
      title,
      detail: name ? `Produto atribuído para ${displayName(name)}.` : 'Atribuição removida (sem analista).',
    };
  }
  const detail = name
    ? `${counted(count)} atribuídos para ${displayName(name)}.`
    : `Atribuição de ${counted(count)} removida (sem analista).`;
  return { title, detail };
}

/** Returns the toast for a failed assignment: the server's message, or a request to try again. */
export function assignmentFailed(error: Error): { title: string; detail: string } {
  const title = analystMessages.failed;
  if (!(error instanceof ApiError) || error.status === 0) return { title, detail: analystMessages.later };
  return { title, detail: error.status < 500 ? error.message : analystMessages.callFailed };
}
