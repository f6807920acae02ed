import { errors } from '../../wire/errors.ts';

export const clientSelectionErrors = errors({
  message_channel_off: [409, 'Este canal ainda não está ligado nesta instalação.'],
  client_without_contact: [409, 'O cliente não tem contato neste canal.'],
});
