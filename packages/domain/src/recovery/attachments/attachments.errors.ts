import { errors } from '../../wire/errors.ts';
import { attachmentFile } from './attachment-file.ts';

export const attachmentErrors = errors({
  attachment_not_found: [404, 'Anexo não encontrado.'],
  attachment_place_not_found: [404, 'Não há crédito nem produto com este código nesta apuração.'],
  attachment_edit_denied: [403, 'Somente a equipe do provedor envia e exclui anexos.'],
  attachment_product_mismatch: [400, 'O produto não é o desta apuração.'],
  attachment_file_required: [400, attachmentFile.required],
  attachment_file_extension: [400, attachmentFile.messages.extension],
  attachment_file_content: [400, attachmentFile.content],
  attachment_file_too_large: [413, attachmentFile.messages.size],
});
