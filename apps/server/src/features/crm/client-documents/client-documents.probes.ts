import type { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const clientDocumentsProbes: Probes<typeof clientDocumentsApi> = {
  list: { request: ({ id_client }) => ({ params: { id_client } }) },
  upload: { request: ({ id_client }) => ({ params: { id_client }, body: { nome: 'PERS' } }) },
  requests: { request: ({ id_client }) => ({ params: { id_client } }) },
  ask: { request: ({ id_client }) => ({ params: { id_client }, body: { item: 'Extrato pedido' } }) },
  withdraw: { request: ({ id_document_request }) => ({ params: { id: id_document_request } }) },
  remove: { request: ({ id_document }) => ({ params: { id: id_document } }) },
};
