import type { DocumentRequest } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import type { DocumentRequestRow } from './document-requests.repository.ts';

export function toDocumentRequestResponse(row: DocumentRequestRow): DocumentRequest {
  const { id, id_client, item, detalhes, sender, createdDate, id_document, answeredAt } = row;
  return { id, id_client, item, detalhes: detalhes ?? [], sender, createdDate, id_document, answeredAt };
}
