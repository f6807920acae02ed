import type { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { clientDocumentErrors as errors } from '@restitui/domain/crm/client-documents/client-documents.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireOpenableClient } from '../../clients/client.gate.ts';
import { closeDocumentRequest, findDocumentRequest } from '../document-requests.repository.ts';

/** Open to everyone who may open the client, so that the request of an absent colleague can be withdrawn. */
export async function withdrawDocumentRequest(
  context: Context,
  { params: { id } }: Input<typeof clientDocumentsApi.withdraw>,
) {
  const { db, tenant, platform } = context;
  const { id_client, item } = required(await findDocumentRequest(db, tenant, id), errors.document_request_not_found);
  await requireOpenableClient(context, id_client);

  const withdrawnAt = platform.clock.now().toISOString();
  requireAccess(await closeDocumentRequest(db, tenant, id, { withdrawnAt }), errors.document_request_closed);
  await recordChanges(context, { entity: 'DOCUMENTO', id, id_client }, { item }, { item: null });
  return { data: { id } };
}
