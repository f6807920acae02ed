import { ApiError } from '../../../lib/api-error.ts';

export const tenantMessages = {
  loadFailed: 'Erro ao carregar Tenant.',
  created: 'Tenant criado com sucesso!',
  open: 'Abrir empresa',
  creationFailed: (error: Error) =>
    error instanceof ApiError && error.status > 0 ? error.message : 'Erro ao criar cliente',
  cnpjFound: 'CNPJ encontrado com sucesso!',
  companySaved: 'Dados da empresa salvos.',
  brandSaved: 'Marca salva com sucesso!',
} as const;
