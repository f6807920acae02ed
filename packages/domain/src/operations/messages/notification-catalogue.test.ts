import { expect, it } from 'vitest';
import { messageEvent } from './message-event.ts';
import {
  changeableEvents,
  channelsOf,
  firstNotificationRule,
  type NotificationRule,
  notificationDefaults,
  possibleChannels,
  receiversOf,
} from './notification-catalogue.ts';

it('tells someone about every event by default, on channels that the receiver has', () => {
  for (const event of messageEvent.options) {
    const receivers = receiversOf(event);
    expect(receivers.length, event).toBeGreaterThan(0);
    for (const receiver of receivers) {
      const channels = channelsOf(firstNotificationRule, event, receiver);
      expect(channels.length, `${event} ${receiver}`).toBeGreaterThan(0);
      expect(possibleChannels[receiver]).toEqual(expect.arrayContaining([...channels]));
    }
  }
});

it("uses a tenant's channels for the receivers of an event only", () => {
  const changed: Pick<NotificationRule, 'channels'> = {
    channels: { contrato_recusado: { ceo: [], equipe: ['alerta', 'email'], parte: ['email'] } },
  };
  expect(channelsOf(changed, 'contrato_recusado', 'ceo')).toEqual([]);
  expect(channelsOf(changed, 'contrato_recusado', 'equipe')).toEqual(['alerta']);
  expect(channelsOf(changed, 'contrato_recusado', 'parte')).toEqual([]);
  expect(channelsOf(changed, 'contrato_recusado', 'responsavel')).toEqual(['email']);
});

it('keeps the events that a person cannot do without', () => {
  expect(channelsOf({ channels: { usuario_convidado: { parte: [] } } }, 'usuario_convidado', 'parte')).toEqual(
    notificationDefaults.usuario_convidado.parte,
  );
});

it('offers events of the provider to the provider, and those that cannot be switched off to no tenant', () => {
  const [ofProvider, ofConsultancy] = [true, false].map((isProvider) => changeableEvents({ isProvider }));
  expect(ofProvider).toContain('produto_atribuido');
  expect(ofConsultancy).not.toContain('produto_atribuido');
  for (const events of [ofProvider, ofConsultancy]) expect(events).not.toContain('usuario_convidado');
});
