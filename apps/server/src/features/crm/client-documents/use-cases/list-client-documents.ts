import type { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireOwnOrOpenableClient } from '../../clients/own-client.gate.ts';
import { toClientDocumentResponse } from '../client-document.wire.ts';
import { listClientDocuments as listRows } from '../client-documents.repository.ts';

export async function listClientDocuments(
  context: Context<SessionActor>,
  { params: { id_client } }: Input<typeof clientDocumentsApi.list>,
) {
  await requireOwnOrOpenableClient(context, id_client);

  const rows = await listRows(context.db, context.tenant, id_client);
  return { data: rows.map((row) => toClientDocumentResponse(row, context)) };
}
