import { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { mount } from '../../../http/mount.ts';
import { deleteClientDocument } from './use-cases/delete-client-document.ts';
import { listClientDocuments } from './use-cases/list-client-documents.ts';
import { uploadClientDocument } from './use-cases/upload-client-document.ts';

export const clientDocumentsRoutes = mount(clientDocumentsApi, {
  list: listClientDocuments,
  upload: uploadClientDocument,
  remove: deleteClientDocument,
});
