import type { clientDocumentsApi } from '@restitui/domain/client-documents/client-documents.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { AnyContext } from '../../../kernel/context.ts';
import { requireOwnOrOpenableClient } from '../../clients/own-client.ts';
import { clientDocumentOnWire } from '../client-document-on-wire.ts';
import { listClientDocuments as listRows } from '../client-documents.repository.ts';

export async function listClientDocuments(
  context: AnyContext,
  { params: { id_client } }: Input<typeof clientDocumentsApi.list>,
) {
  await requireOwnOrOpenableClient(context, id_client);

  const rows = await listRows(context.db, context.tenant, id_client);
  return { data: rows.map((row) => clientDocumentOnWire(row, context)) };
}
