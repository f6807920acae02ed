import {
  canAnswerRequest,
  canClientSendDocuments,
  documentsPerDay,
} from '@restitui/domain/crm/client-documents/client-documents.access.ts';
import type { clientDocumentsApi } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { clientDocumentErrors as errors } from '@restitui/domain/crm/client-documents/client-documents.errors.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientDocumentCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import { isClientContext, isUserContext, type SessionActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { raiseAlert } from '../../../insights/alerts/alerts.repository.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { notify } from '../../../operations/messages/notify.service.ts';
import { requireDocument } from '../../../recovery/attachments/receive-document.upload.ts';
import { refuseSampleClient } from '../../clients/client.gate.ts';
import { requireOwnOrOpenableClient } from '../../clients/own-client.gate.ts';
import { toClientDocumentResponse } from '../client-document.wire.ts';
import { type ClientDocumentRow, countSentByOwner, insertClientDocument } from '../client-documents.repository.ts';
import { closeDocumentRequest, findDocumentRequest } from '../document-requests.repository.ts';

const dayInMilliseconds = 86_400_000;

/** Stores the row only after the file is complete and checked, then alerts the receiving side. */
export async function uploadClientDocument(
  context: Context<SessionActor, OwnTransactions>,
  { params: { id_client }, receive }: UploadInput<typeof clientDocumentsApi.upload>,
) {
  const { tenant, platform, inTenant } = context;
  await inTenant(tenant, (db) => requireReceiver(context, db, id_client));
  const received = await receive({ keepFiles: true, encrypted: true });
  const { key, name, size, sha256 } = await requireDocument(platform, received);

  return inTenant(tenant, async (db) => {
    const client = await requireReceiver(context, db, id_client);
    const now = platform.clock.now();
    const row = await insertClientDocument(db, {
      ...{ id: newId(), id_tenant: tenant, id_client, ...senderOf(context), nome: received.body.nome },
      ...{ anexo: key, arquivo: name, tamanho: size, sha256, createdDate: now.toISOString() },
    });
    if (received.body.id_request) await answerRequest({ ...context, db }, received.body.id_request, row);
    const after = { nome: row.nome, arquivo: name };
    await recordChanges({ ...context, db }, { entity: 'DOCUMENTO', id: row.id, id_client }, {}, after);
    if (isClientContext(context)) {
      const cause = clientDocumentCause(row.id, row.sender, row.nome);
      await raiseAlert(db, tenant, { ...cause, company: client.razao_social, id_client }, now);
      const links = { equipe: `/cliente/${id_client}/portal` };
      const told = { about: { id_client }, key: row.id, facts: { item: row.nome }, links };
      await notify({ ...context, db }, { event: 'documento_recebido', ...told });
    }
    return { data: toClientDocumentResponse(row, context) };
  });
}

async function requireReceiver(
  context: Context<SessionActor, OwnTransactions>,
  db: Context['db'],
  id_client: string,
): Promise<Client> {
  const client = await requireOwnOrOpenableClient({ ...context, db }, id_client);
  refuseSampleClient(id_client);
  if (isUserContext(context)) return client;
  requireAccess(canClientSendDocuments(context.actor), errors.client_document_provisional);
  const since = new Date(context.platform.clock.now().getTime() - dayInMilliseconds).toISOString();
  const sent = await countSentByOwner(db, context.tenant, id_client, since);
  requireAccess(sent < documentsPerDay, errors.client_documents_too_many);
  return client;
}

/** Refuses a request of another company, and one that was answered or withdrawn while the file was on its way. */
async function answerRequest(
  { db, tenant, actor }: Pick<Context<SessionActor>, 'db' | 'tenant' | 'actor'>,
  id: string,
  { id: id_document, id_client, createdDate: answeredAt }: ClientDocumentRow,
): Promise<void> {
  const request = required(await findDocumentRequest(db, tenant, id), errors.document_request_not_found);
  const isAnswerable = request.id_client === id_client && canAnswerRequest(actor);
  requireAccess(isAnswerable, errors.document_request_not_found);
  const isClosed = await closeDocumentRequest(db, tenant, id, { answeredAt, id_document });
  requireAccess(isClosed, errors.document_request_closed);
}

function senderOf(context: Context<SessionActor, OwnTransactions>) {
  return isUserContext(context)
    ? { id_user: context.actor.id, id_owner: null, sender: context.actor.name }
    : { id_user: null, id_owner: context.actor.id_owner, sender: context.actor.name };
}
