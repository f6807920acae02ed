import { errors } from '../../wire/errors.ts';

export const messageErrors = errors({
  notifications_denied: [403, 'Somente o CEO define quem é avisado e consulta as mensagens enviadas.'],
  message_not_found: [404, 'Mensagem não encontrada.'],
  message_not_repeatable: [409, 'Esta mensagem tem um código ou um link pessoal. Gere outro em vez de reenviá-la.'],
  message_waiting: [409, 'Esta mensagem ainda não saiu. Ela segue sozinha.'],
  message_resent: [409, 'Esta mensagem já foi reenviada. Reenvie a mais nova, se for preciso.'],
});
