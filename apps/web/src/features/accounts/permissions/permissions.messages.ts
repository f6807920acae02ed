import { ApiError } from '../../../lib/api-error.ts';

export const permissionMessages = {
  saved: 'Permissões salvas com sucesso!',
  saveFailed: 'Houve um erro ao salvar as permissões.',
  loadFailed: 'Erro ao carregar permissões. Tente novamente mais tarde.',
  whyNotLoaded: (id: string, error: unknown) =>
    error instanceof ApiError && error.status === 404
      ? `Permissão com ID ${id} não encontrada`
      : 'Erro inesperado ao buscar permissão',
} as const;
