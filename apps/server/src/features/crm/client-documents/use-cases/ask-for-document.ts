import { foldText } from '@restitui/brazil/fold-text.ts';
import { openRequestsPerClient } from '@restitui/domain/crm/client-documents/client-documents.access.ts';
import type { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { clientDocumentErrors as errors } from '@restitui/domain/crm/client-documents/client-documents.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { notify } from '../../../operations/messages/notify.service.ts';
import { refuseSampleClient, requireOpenableClient } from '../../clients/client.gate.ts';
import { toDocumentRequestResponse } from '../document-request.wire.ts';
import { insertDocumentRequest, listOpenDocumentRequests } from '../document-requests.repository.ts';

/** Stores the request and tells the client, who sends the document in the portal. */
export async function askForDocument(
  context: Context,
  { params: { id_client }, body: { item } }: Input<typeof clientDocumentsApi.ask>,
) {
  const { db, tenant, platform, actor } = context;
  await requireOpenableClient(context, id_client);
  refuseSampleClient(id_client);
  const open = await listOpenDocumentRequests(db, tenant, id_client);
  const isNew = open.every((request) => foldText(request.item) !== foldText(item));
  requireAccess(isNew, errors.document_request_repeated);
  requireAccess(open.length < openRequestsPerClient, errors.document_requests_too_many);

  const row = await insertDocumentRequest(db, {
    ...{ id: newId(), id_tenant: tenant, id_client, id_user: actor.id, sender: actor.name, item },
    createdDate: platform.clock.now().toISOString(),
  });
  await recordChanges(context, { entity: 'DOCUMENTO', id: row.id, id_client }, {}, { item });
  const links = { parte: `/portal?empresa=${id_client}&aba=documentos` };
  await notify(context, { event: 'documento_pedido', about: { id_client }, key: row.id, facts: { item }, links });
  return { data: toDocumentRequestResponse(row) };
}
