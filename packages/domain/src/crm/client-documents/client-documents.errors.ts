import { errors } from '../../wire/errors.ts';

export const clientDocumentErrors = errors({
  client_document_not_found: [404, 'Documento não encontrado.'],
  client_document_provisional: [403, 'Troque a senha provisória antes de enviar documentos.'],
  client_document_delete_denied: [403, 'Somente quem enviou o documento pode excluí-lo.'],
  client_document_seen: [409, 'O documento já foi aberto por quem o recebeu e não pode mais ser excluído.'],
  client_documents_too_many: [429, 'Muitos documentos em um dia. Tente novamente amanhã.'],
});
