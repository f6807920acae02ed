import { ApiError } from '../../lib/api-error.ts';

export const analystMessages = {
  loadFailed: 'Erro ao carregar dados.',
  none: 'Nenhum resultado encontrado',
  noService: 'Serviço não fornecido',
  notLoaded: 'Erro inesperado ao buscar permissões',
  withoutAnalyst: 'Sem analista',
  updated: 'Analista atualizado',
  failed: 'Falha ao atualizar',
  /** No words of the server say why. */
  callFailed: 'Falha ao designar analista',
  later: 'Tente novamente mais tarde.',
} as const;

const counted = (count: number) => `${count} produtos`;

/** What one or several products were given to; null for nobody. */
export function assigned(name: string | null, count = 1): { title: string; detail: string } {
  const title = analystMessages.updated;
  if (count === 1) {
    return { title, detail: name ? `Produto atribuído para ${name}.` : 'Atribuição removida (sem analista).' };
  }
  const detail = name
    ? `${counted(count)} atribuídos para ${name}.`
    : `Atribuição de ${counted(count)} removida (sem analista).`;
  return { title, detail };
}

/** The server's words where it refused; what did not arrive is worth another try. */
export function assignmentFailed(error: Error): { title: string; detail: string } {
  const title = analystMessages.failed;
  if (!(error instanceof ApiError) || error.status === 0) return { title, detail: analystMessages.later };
  return { title, detail: error.status < 500 ? error.message : analystMessages.callFailed };
}
