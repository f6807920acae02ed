import { ApiError, errorText } from '../../../lib/api-error.ts';

/** Returns the server's message for a refusal (4xx), and the given one for other failures. */
const serverMessageOr = (error: Error, otherwise: string) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : otherwise;

export const clientMessages = {
  none: 'Nenhum cliente encontrado.',
  loading: 'Carregando dados do cliente...',
  noData: 'Nenhum dado do cliente disponível.',
  saved: 'Dados do cliente atualizados.',
  saveFailed: 'Não foi possível salvar os dados do cliente.',
  statusSaved: 'Status do cliente atualizado.',
  statusFailed: 'Não foi possível alterar o status do cliente.',
  noneRelated: 'Nenhum CNPJ relacionado encontrado.',
  noOwner: 'Sem owner vinculado a este cliente.',
  // Text of another dialog, as specified (client-work C-06).
  powerSaved: 'O Usuário foi criado com sucesso!',
  powerFailed: (error: Error) => `Houve um erro ao criar o Usuário: ${errorText(error)}`,
  sameResponsible: { title: 'Nada a mudar', detail: 'O responsável selecionado já é o atual.' },
  transferred: (affected: number) => ({
    title: 'Responsável atualizado',
    detail: affected > 0 ? 'Transferência concluída com sucesso.' : 'Nenhum registro foi alterado.',
  }),
  transferFailed: (error: Error) => ({
    title: 'Falha ao atualizar responsável',
    detail: serverMessageOr(error, 'Erro ao atualizar responsável (single)'),
  }),
  noRegime: 'Regime tributário não selecionado.',
  regimeSaved: 'Atualizado com sucesso!',
  regimeFailed: (error: Error) => ({
    title: 'Não foi possível atualizar',
    detail: serverMessageOr(error, 'Tente novamente em instantes.'),
  }),
  noClient: 'ID do cliente não está definido. Verifique os dados.',
  signingFailed: 'Houve um problema ao navegar para a assinatura.',
  linkCopied: 'Link copiado para a área de transferência!',
  noLinking: 'Somente quem cadastra clientes pode adicionar produtos.',
  tenantMissing: 'ID da empreasa é obrigatório', // spelt so in the list of messages
  listUnexpected: 'Estrutura de resposta inesperada ao buscar clientes',
  numberMissing: 'CNPJ ou CPF não fornecido',
  withoutData: 'Data não encontrado no resultado',
} as const;

export const selectionMessages = {
  failed: 'Não foi possível alterar os clientes marcados.',
  sendFailed: 'Não foi possível enviar a mensagem.',
} as const;
