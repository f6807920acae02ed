import type { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireOwnOrOpenableClient } from '../../clients/own-client.gate.ts';
import { toDocumentRequestResponse } from '../document-request.wire.ts';
import { listDocumentRequests as listRows } from '../document-requests.repository.ts';

export async function listDocumentRequests(
  context: Context<SessionActor>,
  { params: { id_client } }: Input<typeof clientDocumentsApi.requests>,
) {
  await requireOwnOrOpenableClient(context, id_client);

  const rows = await listRows(context.db, context.tenant, id_client);
  return { data: rows.map(toDocumentRequestResponse) };
}
