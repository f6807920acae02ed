import { counted, plural } from '@restitui/brazil/counted.ts';
import { ApiError, refusalMessage } from '../../../lib/api-error.ts';

function updateFailed(what: string, error: Error) {
  const detail = error instanceof ApiError && error.status === 404 ? 'Usuário não encontrado' : 'Erro desconhecido';
  return { title: `Erro ao atualizar ${what} do usuário: ${detail}` };
}

export const userMessages = {
  none: 'Nenhum usuário encontrado com os critérios selecionados.',
  loadFailed: 'Erro ao carregar usuários.',
  activated: { title: 'Sucesso', detail: 'Status do usuário atualizado com sucesso!' },
  activationFailed: (error: Error) => updateFailed('o status', error),
  activatedMany: ({ length }: readonly string[]) => counted(length, 'usuário ativado.', 'usuários ativados.'),
  refused: { title: 'Cadastro recusado.', detail: 'A pessoa recebe o motivo por e-mail.' },
  suspended: { title: 'Usuário desativado.', detail: 'As sessões terminaram e a pessoa não entra mais.' },
  reactivated: 'Usuário reativado.',
  transferred: ({ clients }: { clients: number }) => counted(clients, 'cliente transferido.', 'clientes transferidos.'),
  failed: (error: Error) => ({ title: refusalMessage(error) ?? 'Não foi possível concluir. Tente de novo.' }),
  noCargo: 'Selecione um cargo.',
  cargoSaved: 'Cargo do usuário atualizado com sucesso!',
  commissionSaved: 'Comissão do usuário atualizado com sucesso!',
  commissionFailed: (error: Error) => updateFailed('a comissão', error),
  edited: 'Cadastro atualizado com sucesso!',
  editFailed: 'Houve um erro ao salvar o cadastro.',
  noEdit: 'Você não pode editar este usuário.',
  created: { title: 'Usuário criado com sucesso!', detail: 'Novo usuário criado!' },
  creationFailed: (error: Error) => {
    const detail = refusalMessage(error);
    return detail ? `Erro ao criar usuário. Detalhes: ${detail}` : 'Erro ao criar usuário.';
  },
  profileSaved: 'Perfil atualizado com sucesso!',
  profileFailed: 'Erro ao atualizar o perfil.',
  deletedMany: ({ length }: readonly string[]) =>
    plural(length, 'Usuário excluído com sucesso!', `${length} usuários excluídos com sucesso!`),
  sessionsEnded: ({ ended }: { ended: number }) => {
    if (ended === 0) return 'Este usuário não tinha sessões abertas.';
    return counted(ended, 'sessão encerrada.', 'sessões encerradas.');
  },
  sessionsEndFailed: (error: Error) => ({ title: refusalMessage(error) ?? 'Erro ao encerrar as sessões.' }),
  deleted: 'Usuário excluído com sucesso!',
  deletionFailed: (error: Error) => ({ title: refusalMessage(error) ?? 'Erro ao tentar deletar usuário.' }),
} as const;
