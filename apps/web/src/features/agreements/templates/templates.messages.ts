import { errorText } from '../../../lib/api-error.ts';

export const templateMessages = {
  created: 'Contrato Criado com Sucesso',
  creationFailed: 'Erro ao criar contrato',
  deleted: 'Operação realizada com sucesso!',
  deletionFailed: (error: Error) => `Erro ao deletar contrato:${errorText(error)}`,
  loadFailed: 'Erro ao carregar contratos.',
  restricted: 'Acesso Restrito',
  restrictedDetail: 'Você não tem permissão para acessar esta área.',
  locked: 'Os contratos excluídos ficam fechados até o CEO conceder privilégios.',
  granted: 'Privilégios concedidos.',
  removed: 'Privilégios removidos.',
} as const;
