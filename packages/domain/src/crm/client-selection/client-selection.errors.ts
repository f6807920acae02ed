import { errors } from '../../wire/errors.ts';

export const clientSelectionErrors = errors({
  message_channel_off: [
    409,
    'Este canal ainda não está ligado nesta instalação. Quem liga é a equipe de TI do provedor.',
  ],
  client_without_contact: [409, 'O cliente não tem contato neste canal.'],
});
