import { counted } from '@restitui/brazil/counted.ts';
import { errorText } from '../../../lib/api-error.ts';

export const templateMessages = {
  created: 'Contrato Criado com Sucesso',
  replaced: 'Nova versão gravada',
  creationFailed: 'Erro ao criar contrato',
  replaceFailed: 'Erro ao gravar a nova versão',
  included: (added: number) => `${counted(added, 'modelo criado', 'modelos criados')}.`,
  pasteFailed: 'Não foi possível limpar o texto colado. Ele entrou sem formatação.',
  unsaved: 'O texto do modelo ainda não foi gravado.',
  pinned:
    'Contratos novos passam a usar esta versão. As minutas já geradas ficam na versão de que vieram, até alguém pedir uma nova versão do contrato.',
  deleted: 'Operação realizada com sucesso!',
  deletionFailed: (error: Error) => `Erro ao deletar contrato:${errorText(error)}`,
  loadFailed: 'Erro ao carregar contratos.',
  noneFound: 'Nenhum contrato encontrado',
  restricted: 'Acesso Restrito',
  restrictedDetail: 'Você não tem permissão para acessar esta área.',
  locked: 'Os contratos excluídos ficam fechados até o CEO conceder privilégios.',
  granted: 'Privilégios concedidos.',
  removed: 'Privilégios removidos.',
} as const;
