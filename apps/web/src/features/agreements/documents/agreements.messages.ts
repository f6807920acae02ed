import { agreementFile } from '@restitui/domain/agreements/documents/agreement-file.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';

/** An upload that is refused before it is sent. */
export class RefusedUpload extends Error {}

export const agreementMessages = {
  noId: 'Erro: nenhum ID foi fornecido.',
  loadFailed: (error: Error) => `Erro ao carregar o contrato: ${errorText(error)}`,
  none: 'Nenhum contrato por aqui ainda',
  notYet: 'Quando a sua minuta de parceria estiver pronta, ela aparece aqui para ler e assinar.',
  appears: 'Quando o contrato estiver pronto, ele aparece aqui para ler e assinar.',
  expired: 'Link expirado',
  askAgain: 'Este link expirou ou veio incompleto. Peça um novo a quem o enviou, ou entre como cliente.',
  notSignable: 'Este contrato não pode mais ser assinado. Fale com a consultoria que o enviou.',
  linkFailed: 'Houve um erro ao enviar a minuta.',
  updated: 'Contrato atualizado com sucesso!',
  updateFailed: (error: Error) => `Erro ao atualizar contrato: ${errorText(error)}`,
  updateCallFailed: 'Erro ao atualizar contrato',
  pdfFailed: 'Não foi possível baixar o PDF.',
  closed: 'Contrato fechado.',
  closeFailed: 'Não foi possível fechar o contrato.',
  askToClose: 'O texto não muda mais e as sugestões sem decisão terminam. Isto não se desfaz.',
  listEmpty: 'Nenhuma minuta/contrato encontrado.',
  listFailed: 'Ocorreu um erro ao carregar as minutas.',
  listFailedHelp: 'Tente novamente mais tarde.',
  attached: { title: 'Contrato anexado', detail: 'PDF enviado com sucesso.' },
  notAttached: (error: Error) => ({
    title: 'Erro no upload',
    detail: error instanceof ApiError || error instanceof RefusedUpload ? error.message : 'Falha ao anexar contrato.',
  }),
  attachCallFailed: 'Falha ao anexar contrato.',
  noFile: agreementFile.missing,
  noToken: 'Token está ausente',
  noContract: 'ID do contrato não informado.',
  registeredWithAgreement: 'O Usuário e a minuta foram criados com sucesso!',
} as const;
