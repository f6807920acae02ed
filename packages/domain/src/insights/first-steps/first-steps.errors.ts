import { channelOff } from '../../operations/messages/message-channel.ts';
import { errors } from '../../wire/errors.ts';

export const firstStepErrors = errors({
  first_steps_denied: [403, 'Os primeiros passos são do CEO da empresa.'],
  channel_not_connected: [409, channelOff],
  channel_contact_missing: [422, 'A empresa ainda não tem contato neste canal. Informe-o em Dados da empresa.'],
  test_message_recent: [429, 'Uma mensagem de teste acabou de ser enviada. Aguarde um minuto para enviar outra.'],
});
