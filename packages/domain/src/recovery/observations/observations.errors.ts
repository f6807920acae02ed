import { errors } from '../../wire/errors.ts';

export const observationErrors = errors({
  observation_not_found: [404, 'Observação não encontrada.'],
  category_denied: [403, 'Você não tem permissão para enviar essa categoria de mensagem.'],
  observation_delete_denied: [403, 'Somente quem escreveu a mensagem pode excluí-la.'],
  password_provisional: [403, 'Troque a senha provisória antes de enviar mensagens.'],
  product_of_other_client: [400, 'O produto não é deste cliente.'],
});
