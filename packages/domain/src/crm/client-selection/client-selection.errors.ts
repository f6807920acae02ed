import { channelOff } from '../../operations/messages/message-channel.ts';
import { errors } from '../../wire/errors.ts';

export const clientSelectionErrors = errors({
  message_channel_off: [409, channelOff],
  client_without_contact: [409, 'O cliente não tem contato neste canal.'],
});
