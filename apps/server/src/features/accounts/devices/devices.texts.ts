import { displayName } from '@restitui/brazil/display-name.ts';

const when = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

interface Access {
  name: string;
  at: Date;
  device: string;
  address: string;
  isClient: boolean;
  /** Address of the app. */
  site: string;
  consultancy: string;
}

export function newDeviceText({ name, at, device, address, isClient, site, consultancy }: Access) {
  const page = isClient ? `${site}/login-client, em 'Esqueci minha senha'` : `${site}/forgot-password`;
  const told = isClient ? `avise ${consultancy}` : 'avise o responsável pela sua empresa';
  return {
    subject: 'Novo acesso à sua conta',
    text: `Olá, ${displayName(name)}.

Alguém entrou na sua conta em um dispositivo que ainda não conhecíamos.

Quando: ${when.format(at)} (horário de Brasília)
Dispositivo: ${device}
Endereço de rede: ${address}

Se foi você, não é preciso fazer nada.

Se não foi você, troque a senha agora em ${page}: isso encerra todas as sessões. Depois ${told}.`,
  };
}

export function sessionsEndedText(name: string, by: string) {
  return {
    subject: 'Suas sessões foram encerradas',
    text: `Olá, ${displayName(name)}.

${displayName(by)} encerrou todas as suas sessões. Para continuar, entre de novo.

Se você não esperava por isso, fale com ${displayName(by)}.`,
  };
}
