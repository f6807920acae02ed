import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { MessageEvent } from '@restitui/domain/operations/messages/message-event.ts';
import type { MessageReceiver } from '@restitui/domain/operations/messages/message-receiver.ts';

/** Facts that the text of an event quotes; each event uses some. */
export interface NotificationFacts {
  /** Who acted. */
  por?: string;
  motivo?: string | null;
  versao?: number;
  /** The last day to sign, or the day on which a power of attorney ends. */
  ate?: string;
  /** The datum or document that is asked for. */
  item?: string;
  /** An amount, already formatted. */
  valor?: string;
  /** Words of the acting person above the text. */
  recado?: string;
  /** No signature is missing any more. */
  completo?: boolean;
  /** The decision on a suggestion. */
  decisao?: 'aprovada' | 'recusada';
  /** The clients that an assignment is about, and their consultancy. */
  clientes?: string;
  empresa?: string;
  /** Set when the return of which people were told was entered by mistake. */
  desfeito?: boolean;
}

interface Telling extends NotificationFacts {
  /** The client's razão social, or the person whose record it is. */
  assunto: string;
  sender: string;
  isParty: boolean;
  receiver: MessageReceiver;
}

interface Text {
  subject: string;
  /** The event and the next step. */
  body: string;
}

const because = (motivo: string | null | undefined) => (motivo ? `\n\nMotivo: ${motivo}` : '');
const until = (ate: string | undefined) => (ate ? ` até ${formatDay(ate)}` : '');
const by = (por: string | undefined, fallback: string) => por ?? fallback;

const texts: Record<MessageEvent, (facts: Telling) => Text> = {
  minuta_pronta: ({ assunto, ate }) => ({
    subject: `Contrato de ${assunto} pronto para assinar`,
    body: `O contrato de ${assunto} está pronto. Leia com calma e assine${until(ate)} pelo endereço abaixo. Se quiser mudar algo, envie uma sugestão antes de assinar.`,
  }),
  sugestao_feita: ({ assunto, por }) => ({
    subject: `Sugestão no contrato de ${assunto}`,
    body: `${by(por, 'O cliente')} sugeriu uma mudança no contrato de ${assunto}. Compare os textos e aceite ou recuse a sugestão.`,
  }),
  sugestao_decidida: ({ assunto, decisao, motivo }) => ({
    subject: `Sua sugestão no contrato de ${assunto} foi ${decisao ?? 'decidida'}`,
    body:
      decisao === 'aprovada'
        ? `A sugestão para o contrato de ${assunto} foi aceita. Abra o contrato para ler o texto como ficou e assinar.`
        : `A sugestão para o contrato de ${assunto} não foi aceita; o texto continua como estava.${because(motivo)}\n\nAbra o contrato para assinar ou sugerir outra mudança.`,
  }),
  versao_nova: ({ assunto, versao, isParty }) => ({
    subject: `Nova versão do contrato de ${assunto}`,
    body: `O contrato de ${assunto} tem uma nova versão${versao === undefined ? '' : ` (${versao})`}. Assinaturas da versão anterior não valem para esta. ${isParty ? 'Veja o que mudou e assine.' : 'Quem assinou antes assina de novo.'}`,
  }),
  assinatura_feita: ({ assunto, por, completo }) => ({
    subject: `Assinatura no contrato de ${assunto}`,
    body: `${by(por, 'Uma das partes')} assinou o contrato de ${assunto}. ${completo ? 'Todas as assinaturas estão completas.' : 'Abra o contrato para ver quem ainda falta.'}`,
  }),
  contrato_assinado: ({ assunto, sender }) => ({
    subject: `Contrato assinado e selado: ${assunto}`,
    body: `Todas as assinaturas do contrato entre ${assunto} e ${sender} estão completas, e o documento foi selado. Confira a autenticidade e baixe o documento:`,
  }),
  contrato_recusado: ({ assunto, por, motivo }) => ({
    subject: `Contrato de ${assunto} recusado`,
    body: `${by(por, 'Uma das partes')} recusou assinar o contrato de ${assunto}.${because(motivo)}\n\nAbra o contrato para responder com uma nova versão ou cancelá-lo.`,
  }),
  contrato_cancelado: ({ assunto, motivo, isParty, sender }) => ({
    subject: `Contrato de ${assunto} cancelado`,
    body: `${isParty ? `${sender} cancelou o contrato de ${assunto}. Não é preciso fazer nada.` : `O contrato de ${assunto} foi cancelado.`}${because(motivo)}`,
  }),
  prazo_perto: ({ assunto, ate, isParty }) => ({
    subject: `O prazo para assinar o contrato de ${assunto} está acabando`,
    body: `O contrato de ${assunto} pode ser assinado${until(ate)}. ${isParty ? 'Leia e assine antes do fim do prazo.' : 'Depois disso é preciso uma nova versão.'}`,
  }),
  contrato_expirado: ({ assunto, isParty, sender }) => ({
    subject: `O prazo para assinar o contrato de ${assunto} terminou`,
    body: `O contrato de ${assunto} não foi assinado por todos dentro do prazo. ${isParty ? `Para continuar, peça uma nova versão a ${sender}.` : 'Para continuar, crie uma nova versão.'}`,
  }),
  lembrete: ({ assunto }) => ({
    subject: `Lembrete: contrato de ${assunto} à espera da sua assinatura`,
    body: `O contrato de ${assunto} ainda espera a sua assinatura. Leia e assine aqui:`,
  }),
  dado_pedido: ({ assunto, item }) => ({
    subject: `Falta um dado no contrato de ${assunto}`,
    body: `O contrato de ${assunto} só pode ser assinado quando estiver completo. Falta: ${item ?? 'um dado'}. Informe pelo endereço abaixo; leva um minuto.`,
  }),
  identidade_negada: ({ motivo, isParty, assunto }) => ({
    subject: isParty ? 'Precisamos de novas fotos para confirmar a sua identidade' : `Fotos de ${assunto} não aceitas`,
    body: isParty
      ? `As fotos que você enviou não puderam ser aceitas.${because(motivo)}\n\nTente de novo pelo endereço abaixo; leva dois minutos. O que você já assinou não se perde.`
      : `As fotos de ${assunto} não foram aceitas.${because(motivo)}\n\nA pessoa foi avisada e pode tentar de novo.`,
  }),
  mensagem_da_equipe: ({ sender, assunto }) => ({
    subject: `Nova mensagem sobre ${assunto}`,
    body: `${sender} escreveu para você no portal. Leia e responda por lá.`,
  }),
  mensagem_do_cliente: ({ assunto, por }) => ({
    subject: `Mensagem de ${assunto} no portal`,
    body: `${by(por, assunto)} escreveu no portal de ${assunto}. Leia e responda por lá.`,
  }),
  documento_pedido: ({ assunto, item }) => ({
    subject: `Documento pedido: ${item ?? assunto}`,
    body: `Para seguir com o trabalho de ${assunto}, precisamos deste documento: ${item ?? 'veja no portal'}. Envie pelo portal.`,
  }),
  documento_recebido: ({ assunto, item }) => ({
    subject: `Documento recebido de ${assunto}`,
    body: `${assunto} enviou um documento${item ? `: ${item}` : ''}. Ele está no portal do cliente.`,
  }),
  usuario_convidado: ({ sender, por, ate, recado }) => ({
    subject: `Seu acesso a ${sender}`,
    body: `${recado ? `${recado}\n\n` : ''}${by(por, sender)} convidou você para acessar ${sender}. Abra o endereço abaixo para escolher a sua senha e entrar. O convite vale${until(ate)} e funciona uma única vez.`,
  }),
  cadastro_recebido: ({ assunto, isParty, sender }) => ({
    subject: isParty ? 'Recebemos o seu cadastro' : `Novo cadastro: ${assunto}`,
    body: isParty
      ? `${sender} recebeu o seu cadastro e vai conferi-lo. Avisaremos quando o acesso for liberado.`
      : `O cadastro de ${assunto} foi recebido e espera conferência.`,
  }),
  cadastro_ativado: ({ sender }) => ({
    subject: 'Seu acesso foi liberado',
    body: `${sender} liberou o seu acesso. Entre pelo endereço abaixo.`,
  }),
  cadastro_negado: ({ sender, motivo }) => ({
    subject: 'Seu cadastro não foi aceito',
    body: `${sender} não aceitou o seu cadastro.${because(motivo)}\n\nEm caso de dúvida, responda a quem pediu o cadastro.`,
  }),
  comissao_decidida: ({ item, valor, decisao, motivo }) => ({
    subject: `A comissão de ${item ?? 'quem você cadastrou'} foi ${decisao ?? 'decidida'}`,
    body: `A comissão de ${valor ?? ''} que você pediu para ${item ?? 'quem você cadastrou'} foi ${decisao ?? 'decidida'}.${because(motivo)}`,
  }),
  procuracao_vencendo: ({ assunto, ate, isParty }) => ({
    subject: `A procuração de ${assunto} vence${ate ? ` em ${formatDay(ate)}` : ' em breve'}`,
    body: `A procuração de ${assunto} vence${ate ? ` em ${formatDay(ate)}` : ' em breve'}. ${isParty ? 'Renove-a no e-CAC para que o trabalho não pare.' : 'Providencie a renovação com o cliente.'}`,
  }),
  valor_recebido: ({ assunto, valor }) => ({
    subject: `Pagamento recebido de ${assunto}`,
    body: `O pagamento de ${valor ?? 'um boleto'} de ${assunto} foi confirmado pelo banco.`,
  }),
  honorario_devolvido: ({ assunto, sender, valor, desfeito }) => ({
    subject: `${desfeito ? 'Devolução corrigida' : 'Honorários devolvidos'} a ${assunto}`,
    body: desfeito
      ? `${sender} corrigiu o registro: a devolução de ${valor ?? 'honorários'} a ${assunto} ainda não foi feita. Em caso de dúvida, escreva pelo portal.`
      : `${sender} registrou a devolução de ${valor ?? 'honorários'} a ${assunto}. Se o valor não chegou, escreva pelo portal.`,
  }),
  produto_atribuido: ({ por, item = 'um produto', clientes = 'um cliente', empresa }) => ({
    subject: `Atribuído a você: ${item} de ${clientes}`,
    body: `${by(por, 'Alguém da equipe')} atribuiu a você ${item} de ${clientes}${empresa ? ` (${empresa})` : ''}. Abra pelo endereço abaixo.`,
  }),
};

function withDisplayNames(telling: Telling): Telling {
  const { assunto, por } = telling;
  return { ...telling, assunto: displayName(assunto), ...(por === undefined ? {} : { por: displayName(por) }) };
}

/** Builds the message about an event for one receiver, with the address of the next step. */
export function notificationText(
  event: MessageEvent,
  { nome, link, ...telling }: Telling & { nome: string; link: string | null },
): { subject: string; text: string } {
  const { subject, body } = texts[event](withDisplayNames(telling));
  const greeting = nome ? `Olá, ${displayName(nome)}.\n\n` : '';
  return { subject, text: `${greeting}${body}${link ? `\n\n${link}` : ''}\n\n${telling.sender}` };
}

/** Builds the sentence of the alert about an event. */
export function notificationAlert(event: MessageEvent, telling: Telling): string {
  return texts[event](withDisplayNames(telling)).body.replace(/\s+/g, ' ').trim();
}
