import { foldText } from '@restitui/brazil/fold-text.ts';
import { openRequestsPerClient } from '@restitui/domain/crm/client-documents/client-documents.access.ts';
import type { DocumentRequest } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { clientDocumentErrors as errors } from '@restitui/domain/crm/client-documents/client-documents.errors.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import { refuseSampleClient } from '../clients/client.gate.ts';
import { lockClientAlone } from '../clients/client-changes.repository.ts';
import { toDocumentRequestResponse } from './document-request.wire.ts';
import { insertDocumentRequest, listOpenDocumentRequests } from './document-requests.repository.ts';

interface Asked {
  id_client: string;
  item: string;
  /** Lines that say what exactly is asked for. */
  detalhes?: string[];
}

/**
 * Stores a request to a client and tells the client of it. The caller has checked that the actor may ask.
 * @throws AppError 409 when the same is asked already, too much is, or the client is the sample
 */
export async function openDocumentRequest(
  context: Context,
  { id_client, item, detalhes = [] }: Asked,
): Promise<DocumentRequest> {
  refuseSampleClient(id_client);
  const { db, tenant, platform, actor } = context;
  // Of the same request sent twice at once, the second finds the first.
  await lockClientAlone(db, tenant, id_client);
  const open = await listOpenDocumentRequests(db, tenant, id_client);
  const keyOf = (name: string, lines: readonly string[]) => foldText([name, ...lines].join('\n'));
  const isNew = open.every((request) => keyOf(request.item, request.detalhes ?? []) !== keyOf(item, detalhes));
  requireAccess(isNew, errors.document_request_repeated);
  requireAccess(open.length < openRequestsPerClient, errors.document_requests_too_many);

  const row = await insertDocumentRequest(db, {
    ...{ id: newId(), id_tenant: tenant, id_client, id_user: actor.id, sender: actor.name, item },
    detalhes: detalhes.length > 0 ? detalhes : null,
    createdDate: platform.clock.now().toISOString(),
  });
  const asked = detalhes.length > 0 ? { item, detalhes: detalhes.join('\n') } : { item };
  await recordChanges(context, { entity: 'DOCUMENTO', id: row.id, id_client }, {}, asked);
  const links = { parte: `/portal?empresa=${id_client}&aba=documentos` };
  await notify(context, { event: 'documento_pedido', about: { id_client }, key: row.id, facts: { item }, links });
  return toDocumentRequestResponse(row);
}
