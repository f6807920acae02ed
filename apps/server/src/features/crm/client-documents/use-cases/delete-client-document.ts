import { canDeleteDocument } from '@restitui/domain/crm/client-documents/client-documents.access.ts';
import type { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { clientDocumentErrors as errors } from '@restitui/domain/crm/client-documents/client-documents.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { clearAlerts } from '../../../insights/alerts/alerts.repository.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireOwnOrOpenableClient } from '../../clients/own-client.gate.ts';
import { findClientDocument, markDocumentDeleted } from '../client-documents.repository.ts';
import { reopenDocumentRequests } from '../document-requests.repository.ts';

/** Refused once the receiving side has opened the document. */
export async function deleteClientDocument(
  context: Context<SessionActor>,
  { params: { id } }: Input<typeof clientDocumentsApi.remove>,
) {
  const { db, tenant, platform } = context;
  const row = required(await findClientDocument(db, tenant, id), errors.client_document_not_found);
  await requireOwnOrOpenableClient(context, row.id_client);
  requireAccess(canDeleteDocument(context.actor, row), errors.client_document_delete_denied);

  const now = platform.clock.now();
  requireAccess(await markDocumentDeleted(db, tenant, id, now.toISOString()), errors.client_document_seen);
  await clearAlerts(db, tenant, 'DOCUMENTO_DO_CLIENTE', [id], now);
  await reopenDocumentRequests(db, tenant, id);
  const { nome, arquivo, id_client } = row;
  await recordChanges(
    context,
    { entity: 'DOCUMENTO', id, id_client },
    { nome, arquivo },
    { nome: null, arquivo: null },
  );
  return { data: { id } };
}
