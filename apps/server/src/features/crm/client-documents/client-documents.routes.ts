import { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { mount } from '../../../http/mount.ts';
import { askForDocument } from './use-cases/ask-for-document.ts';
import { deleteClientDocument } from './use-cases/delete-client-document.ts';
import { listClientDocuments } from './use-cases/list-client-documents.ts';
import { listDocumentRequests } from './use-cases/list-document-requests.ts';
import { uploadClientDocument } from './use-cases/upload-client-document.ts';
import { withdrawDocumentRequest } from './use-cases/withdraw-document-request.ts';

export const clientDocumentsRoutes = mount(clientDocumentsApi, {
  list: listClientDocuments,
  upload: uploadClientDocument,
  requests: listDocumentRequests,
  ask: askForDocument,
  withdraw: withdrawDocumentRequest,
  remove: deleteClientDocument,
});
