import { errors } from '../../wire/errors.ts';

export const clientDocumentErrors = errors({
  client_document_not_found: [404, 'Documento não encontrado.'],
  client_document_provisional: [403, 'Troque a senha provisória antes de enviar documentos.'],
  client_document_delete_denied: [403, 'Somente quem enviou o documento pode excluí-lo.'],
  client_document_seen: [409, 'O documento já foi aberto por quem o recebeu e não pode mais ser excluído.'],
  document_request_not_found: [404, 'Pedido de documento não encontrado.'],
  document_request_closed: [409, 'O pedido já foi atendido ou retirado.'],
  document_request_repeated: [409, 'Este documento já foi pedido e ainda não chegou.'],
  document_requests_too_many: [409, 'Há muitos pedidos abertos para este cliente. Retire os que não valem mais.'],
  client_documents_too_many: [429, 'Muitos documentos em um dia. Tente novamente amanhã.'],
});
