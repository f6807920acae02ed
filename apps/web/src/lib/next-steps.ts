import { errorText } from './api-error.ts';
import { currentClient } from './session-store.ts';

const signInAgain = 'Sua sessão terminou. Entre novamente.';
const fillByHand = 'Confira o número ou preencha os dados à mão.';
const reopen = 'Abra a página de novo pelo menu ou pelo link que você recebeu.';
const nothingStored = 'Nada foi gravado. Confira os dados e tente de novo.';

/** Listed texts that leave people guessing, with the second line that explains them (D-50). */
const nextSteps: Readonly<Record<string, string>> = {
  'Erro de rede': 'Confira a conexão e tente de novo.',
  'Erro no servidor': 'Tente de novo em alguns minutos.',
  'Erro inesperado': 'Tente de novo em alguns minutos. Nada foi gravado.',
  'Ocorreu um erro desconhecido': 'Tente de novo. Se continuar, fale com o suporte.',
  'Ocorreu um erro inesperado.': fillByHand,
  'Estrutura de resposta inesperada': 'Atualize a página: o sistema pode ter mudado de versão.',
  'Usuário não autenticado': signInAgain,
  'Usuário ou token ausente': signInAgain,
  'Token está ausente': signInAgain,
  'Cliente não encontrado ou não autenticado': 'Entre de novo pela área do cliente.',
  'Você não tem permissão para acessar este cliente.': 'Peça o acesso a quem responde pelo cliente ou ao CEO.',
  'Assinatura indisponível, você não pode assinar no momento.':
    'A sua assinatura já foi feita ou está em conferência. Se for negada, você recebe um aviso para refazê-la.',
  'Não foi possível identificar o usuário ou o CPF para assinatura.': reopen,
  'CNPJ não encontrado para assinatura': reopen,
  'ID do cliente não fornecido.': reopen,
  'ID do contrato não informado.': reopen,
  'Erro: nenhum ID foi fornecido.': reopen,
  'ID do cliente não está definido. Verifique os dados.': reopen,
  'Houve um problema ao navegar para a assinatura.': 'Abra o contrato na lista de minutas do cliente.',
  'Falha ao salvar informações.': 'As fotos continuam aqui. Tente enviá-las de novo.',
  'Falha ao cadastrar informações.': nothingStored,
  'Arquivo de assinatura inválido.': 'Limpe o quadro e assine de novo.',
  'Todos os serviços de localização falharam.': 'Você pode continuar: a assinatura vale sem a localização.',
  'Erro ao atualizar status!': 'A decisão não foi gravada. Tente de novo.',
  'Nenhuma informação encontrada para este CNPJ.': fillByHand,
  'Erro ao buscar informações do CNPJ.': 'A consulta pode estar fora do ar. Preencha os dados à mão.',
  'Erro ao consultar informações do CEP no backend.': 'Preencha o endereço à mão.',
  'Sem owner vinculado a este cliente.': 'Vincule o proprietário nas informações do cliente.',
  'A requisição já está em andamento ou o ID do cliente não está disponível.':
    'Aguarde alguns segundos e tente de novo.',
  'Form data saved successfully.': 'Os dados bancários foram salvos.',
  'Error saving form data. Please try again.':
    'Os dados bancários não foram salvos. Confira os campos e tente de novo.',
  'Erro ao deletar mensagem.': 'A mensagem continua aqui. Tente de novo.',
  'Houve um erro ao enviar a observação.': 'O texto continua aqui. Tente de novo.',
  'Houve um erro ao criar o cliente.': nothingStored,
  'Houve um erro ao criar o Usuário.': nothingStored,
  'Houve um erro ao salvar as permissões.': nothingStored,
  'Houve um erro ao aceitar os termos de uso.': 'Tente de novo em alguns minutos.',
  'Houve um erro ao atualizar o CEP.': nothingStored,
  'Houve um erro ao enviar a minuta.': 'O cadastro foi mantido. Gere a minuta de novo na lista de minutas.',
};

/** Second lines for owners, where that of staff does not help them. */
const stepsOfOwners: typeof nextSteps = {
  'Você não tem permissão para acessar este cliente.':
    'Você entrou como outra pessoa. Saia e entre com o CPF do proprietário.',
};

/** Returns the second line of a listed text that names no next step; undefined for every other text. */
export function nextStep(text: string): string | undefined {
  return (currentClient() && stepsOfOwners[text]) ?? nextSteps[text];
}

/** Returns what people can do after an error whose text does not say it. */
export const stepAfter = (error: unknown): string | undefined =>
  error === undefined || error === null ? undefined : nextStep(errorText(error));
