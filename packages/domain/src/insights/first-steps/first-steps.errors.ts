import { errors } from '../../wire/errors.ts';

export const firstStepErrors = errors({
  first_steps_denied: [403, 'Os primeiros passos são do CEO da empresa.'],
  channel_not_connected: [
    409,
    'Este canal ainda não está ligado nesta instalação. Quem liga é a equipe de TI do provedor.',
  ],
  channel_contact_missing: [422, 'A empresa ainda não tem contato neste canal. Informe-o em Dados da empresa.'],
  test_message_recent: [429, 'Uma mensagem de teste acabou de ser enviada. Aguarde um minuto para enviar outra.'],
});
