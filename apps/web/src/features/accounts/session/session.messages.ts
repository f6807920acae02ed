import { counted, plural } from '@restitui/brazil/counted.ts';

export const sessionMessages = {
  expired: 'Sua sessão expirou. Entre novamente.',
  idle: 'Sua sessão foi encerrada por inatividade. Entre novamente: os rascunhos foram mantidos.',
  paused: {
    expired: (time: string) => `Sua sessão expirou às ${time}. Esta tela espera por você.`,
    idle: (time: string) => `Sua sessão foi encerrada por inatividade às ${time}. Esta tela espera por você.`,
  },
  leavePaused: (name: string) =>
    `O que não foi salvo some desta tela. Os rascunhos ficam guardados para quando ${name} entrar de novo nesta aba.`,
  typedFieldsKept: (count: number) =>
    plural(
      count,
      'O campo que você preencheu está guardado.',
      `Os ${count} campos que você preencheu estão guardados.`,
    ),
  linkSent: 'Se houver uma conta com este e-mail, enviamos um link para criar uma nova senha. Ele vale por 30 minutos.',
  linkMissing: 'Este link não vale mais. Peça um novo.',
  passwordChanged: 'Senha alterada. Entre com a nova senha.',
  ownPasswordChanged: {
    title: 'Senha alterada com sucesso!',
    detail: 'As outras sessões foram encerradas.',
  },
  sessionsFailed: 'Erro ao carregar as sessões.',
  sessionEnded: 'Sessão encerrada.',
  sessionEndFailed: 'Erro ao encerrar a sessão.',
  othersEnded: ({ ended }: { ended: number }) => counted(ended, 'sessão encerrada.', 'sessões encerradas.'),
  codeSent: 'Se houver um cliente com este CPF, enviamos um código ao e-mail do proprietário. Ele vale por 10 minutos.',
  /** Without a link that names the owner, the text does not tell who is a client. */
  signInCodeSent: (channel: 'email' | 'whatsapp', isNamed: boolean) => {
    const to = channel === 'email' ? 'e-mail' : 'WhatsApp';
    return isNamed
      ? `Enviamos um código ao ${to} do seu cadastro.`
      : `Se houver um cliente com este cadastro, enviamos um código ao ${to} do proprietário.`;
  },
  signInCodeSentAgain: 'Enviamos outro código. Só o mais novo vale.',
  clientRefused: 'Erro ao fazer login: Credenciais inválidas',
  serverError: 'Erro no servidor',
  noClient: 'Cliente não encontrado ou não autenticado',
  noUser: 'Usuário não encontrado',
  network: 'Erro de rede',
  unknown: 'Ocorreu um erro desconhecido',
  awaitsActivation:
    'O CEO da sua empresa ainda não ativou o seu cadastro. Você recebe um e-mail assim que puder entrar.',
  waitSeconds: (seconds: number) =>
    seconds < 60 ? 'Tente novamente em menos de um minuto.' : `Tente novamente em ${Math.ceil(seconds / 60)} min.`,
};
