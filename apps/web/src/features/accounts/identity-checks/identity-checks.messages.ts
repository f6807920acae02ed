import { refusalMessage } from '../../../lib/api-error.ts';

export const identityCheckMessages = {
  alreadySigned: 'Você já realizou uma assinatura.',
  readAndSign: 'Agora leia o contrato e assine-o no fim da página.',
  notNow: 'Assinatura indisponível, você não pode assinar no momento.',
  checkFailed: 'Erro ao verificar assinatura. Tente novamente.',
  imageFailed: 'Erro ao processar a imagem. Tente novamente.',
  photosSaved: 'Foto capturada e informações salvas!',
  /** A message for a refusal by the server, another one for a failed transfer. */
  photosFailed: (error: Error) => {
    const detail = refusalMessage(error);
    return detail ? { title: 'Falha ao salvar informações.', detail } : { title: 'Falha ao cadastrar informações.' };
  },
  drawingSaved: 'Assinatura adicionada com sucesso!',
  drawingFailed: 'Falha ao adicionar assinatura. Verifique os dados e tente novamente.',
  userUnknown: 'Não foi possível identificar o usuário ou o CPF para assinatura.',
  cnpjMissing: 'CNPJ não encontrado para assinatura',
  clientIdMissing: 'ID do cliente não fornecido.',
  locationSearching: 'Obtendo localização…',
  locationFailed: 'Erro ao obter localização.',
  locationUnavailable: 'Localização não disponível.',
  locationBlocked:
    'Você está usando o aplicativo instalado, e ele pode bloquear a localização. Se ela não aparecer, abra este endereço no navegador. Você pode assinar mesmo sem ela.',
  listFailed: 'Erro ao carregar assinaturas.',
  loadFailed: 'Erro ao carregar assinatura.',
  notFound: 'Assinatura não encontrada.',
  verified: 'Status: Verificado',
  denied: 'Status: Negado',
  decisionFailed: (error: Error) => ({ title: refusalMessage(error) ?? 'Erro ao atualizar status!' }),
} as const;
