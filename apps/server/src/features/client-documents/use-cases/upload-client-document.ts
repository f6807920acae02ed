import { clientDocumentCause } from '@restitui/domain/alerts/alert-causes.ts';
import { canClientSendDocuments, documentsPerDay } from '@restitui/domain/client-documents/client-documents.access.ts';
import type { clientDocumentsApi } from '@restitui/domain/client-documents/client-documents.api.ts';
import { clientDocumentErrors as errors } from '@restitui/domain/client-documents/client-documents.errors.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { AnySession, Context, UploadInput } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { raiseAlert } from '../../alerts/alerts.repository.ts';
import { requireDocument } from '../../attachments/receive-document.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { requireOwnOrOpenableClient } from '../../clients/own-client.ts';
import { clientDocumentOnWire } from '../client-document-on-wire.ts';
import { countSentByOwner, insertClientDocument } from '../client-documents.repository.ts';

const dayInMilliseconds = 86_400_000;

/** The file is whole and inspected before the row names it; whoever it is for is told. */
export async function uploadClientDocument(
  session: AnySession,
  { params: { id_client }, receive }: UploadInput<typeof clientDocumentsApi.upload>,
) {
  const { tenant, platform, inTenant } = session;
  await inTenant(tenant, (db) => requireReceiver(session, db, id_client));
  const received = await receive({ keepFiles: true, encrypted: true });
  const { key, name, size, sha256 } = await requireDocument(platform, received);

  return inTenant(tenant, async (db) => {
    const client = await requireReceiver(session, db, id_client);
    const now = platform.clock.now();
    const row = await insertClientDocument(db, {
      ...{ id: newId(), id_tenant: tenant, id_client, ...senderOf(session), nome: received.body.nome },
      ...{ anexo: key, arquivo: name, tamanho: size, sha256, createdDate: now.toISOString() },
    });
    const after = { nome: row.nome, arquivo: name };
    await recordChanges({ ...session, db }, { entity: 'DOCUMENTO', id: row.id, id_client }, {}, after);
    if (session.who === 'client') {
      const cause = clientDocumentCause(row.id, row.sender, row.nome);
      await raiseAlert(db, tenant, { ...cause, company: client.razao_social, id_client }, now);
    }
    return { data: clientDocumentOnWire(row, session) };
  });
}

async function requireReceiver(session: AnySession, db: Context['db'], id_client: string): Promise<Client> {
  const client = await requireOwnOrOpenableClient({ ...session, db }, id_client);
  if (session.who === 'staff') return client;
  requireAccess(canClientSendDocuments(session.client), errors.client_document_provisional);
  const since = new Date(session.platform.clock.now().getTime() - dayInMilliseconds).toISOString();
  const sent = await countSentByOwner(db, session.tenant, id_client, since);
  requireAccess(sent < documentsPerDay, errors.client_documents_too_many);
  return client;
}

function senderOf(session: AnySession) {
  return session.who === 'staff'
    ? { id_user: session.actor.id, id_owner: null, sender: session.actor.name }
    : { id_user: null, id_owner: session.client.id_owner, sender: session.client.name };
}
