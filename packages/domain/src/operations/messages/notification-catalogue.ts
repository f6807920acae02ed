import { z } from 'zod';
import { type MessageEvent, messageEvent } from './message-event.ts';
import { type MessageReceiver, messageReceiver, messageReceiverLabels } from './message-receiver.ts';

/** How a receiver is told: a message, or an alert in the app. */
export const notificationChannel = z.enum(['email', 'whatsapp', 'alerta']);
export type NotificationChannel = z.infer<typeof notificationChannel>;

export const notificationChannelLabels: Record<NotificationChannel, string> = {
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  alerta: 'Alerta',
};

/** Receivers of an event, with the channels on which each is told. */
export type EventChannels = Partial<Record<MessageReceiver, readonly NotificationChannel[]>>;

const both = ['email', 'whatsapp'] as const;
const mail = ['email'] as const;
const alert = ['alerta'] as const;

/**
 * The default of each event. Events with an alert of their own kind (D-27) have none here; a reminder follows the
 * reminder rule of the tenant.
 */
export const notificationDefaults: Record<MessageEvent, EventChannels> = {
  minuta_pronta: { parte: both },
  sugestao_feita: { responsavel: mail, ceo: mail, equipe: alert },
  sugestao_decidida: { parte: both },
  versao_nova: { parte: both, responsavel: mail },
  assinatura_feita: { responsavel: mail, ceo: mail, equipe: alert },
  contrato_assinado: { parte: mail, empresa: mail, responsavel: mail },
  contrato_recusado: { responsavel: mail, ceo: mail, equipe: alert },
  contrato_cancelado: { parte: both, responsavel: mail, equipe: alert },
  prazo_perto: { parte: both, responsavel: mail },
  contrato_expirado: { parte: mail, responsavel: mail, ceo: mail, equipe: alert },
  lembrete: { parte: both },
  dado_pedido: { parte: both },
  identidade_negada: { parte: both, responsavel: mail },
  mensagem_da_equipe: { parte: both },
  mensagem_do_cliente: { responsavel: mail },
  documento_pedido: { parte: both },
  documento_recebido: { responsavel: mail },
  usuario_convidado: { parte: both },
  cadastro_recebido: { parte: mail, ceo: mail, provedor: mail },
  cadastro_ativado: { parte: both },
  cadastro_negado: { parte: mail },
  comissao_decidida: { parte: mail },
  procuracao_vencendo: { parte: both, responsavel: mail },
  valor_recebido: { ceo: mail, responsavel: mail },
  honorario_devolvido: { parte: both },
  produto_atribuido: { parte: mail },
};

/** The channels that a receiver can be told on. Staff are reached by e-mail, and by alerts as a team. */
export const possibleChannels: Record<MessageReceiver, readonly NotificationChannel[]> = {
  parte: both,
  responsavel: both,
  ceo: both,
  empresa: mail,
  provedor: mail,
  equipe: alert,
};

/** Events that no tenant can switch off, because the person cannot go on without the message. */
export const fixedEvents: readonly MessageEvent[] = ['usuario_convidado', 'lembrete'];

/** Events of the provider's own staff, which the rule of the provider decides and no consultancy has. */
const providerEvents: readonly MessageEvent[] = ['produto_atribuido'];

/** Lists the events that a tenant can change. */
export function changeableEvents({ isProvider }: { isProvider: boolean }): MessageEvent[] {
  const left = isProvider ? fixedEvents : [...fixedEvents, ...providerEvents];
  return messageEvent.options.filter((event) => !left.includes(event));
}

const hour = z.number().int().min(0).max(23);

/** The changes of a tenant: the channels per event and receiver, and hours of Brasília in which messages wait. */
export const notificationRule = z.object({
  channels: z.partialRecord(messageEvent, z.partialRecord(messageReceiver, z.array(notificationChannel).max(3))),
  /** Quiet hours from one hour until the other; equal hours mean none. */
  silencioDe: hour,
  silencioAte: hour,
});
export type NotificationRule = z.infer<typeof notificationRule>;

export const firstNotificationRule: NotificationRule = { channels: {}, silencioDe: 21, silencioAte: 8 };

/** Returns the channels on which a receiver is told of an event; a receiver without a default is never told. */
export function channelsOf(
  { channels }: Pick<NotificationRule, 'channels'>,
  event: MessageEvent,
  receiver: MessageReceiver,
): readonly NotificationChannel[] {
  const first = notificationDefaults[event][receiver];
  if (first === undefined || fixedEvents.includes(event)) return first ?? [];
  const chosen = channels[event]?.[receiver] ?? first;
  return chosen.filter((channel) => possibleChannels[receiver].includes(channel));
}

/** Lists the receivers that an event can have, in the order of the table. */
export function receiversOf(event: MessageEvent): MessageReceiver[] {
  return messageReceiver.options.filter((receiver) => notificationDefaults[event][receiver] !== undefined);
}

/** Describes a rule for the change history: who is told about each event, and the quiet hours. */
export function ruleAsFields({ channels, silencioDe, silencioAte }: NotificationRule): Record<string, string | number> {
  const told = messageEvent.options.map((event): [string, string] => [event, toldText({ channels }, event)]);
  return { ...Object.fromEntries(told), silencioDe, silencioAte };
}

function toldText(rule: Pick<NotificationRule, 'channels'>, event: MessageEvent): string {
  const lines = receiversOf(event).flatMap((receiver) => {
    const channels = channelsOf(rule, event, receiver).map((channel) => notificationChannelLabels[channel]);
    return channels.length === 0 ? [] : [`${messageReceiverLabels[receiver]} (${channels.join(', ')})`];
  });
  return lines.join('; ') || 'Ninguém';
}
