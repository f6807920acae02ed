import type { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireOpenableClient } from '../../clients/client.gate.ts';
import { openDocumentRequest } from '../open-document-request.service.ts';

/** Stores the request and tells the client, who sends the document in the portal. */
export async function askForDocument(
  context: Context,
  { params: { id_client }, body: { item } }: Input<typeof clientDocumentsApi.ask>,
) {
  await requireOpenableClient(context, id_client);
  return { data: await openDocumentRequest(context, { id_client, item }) };
}
