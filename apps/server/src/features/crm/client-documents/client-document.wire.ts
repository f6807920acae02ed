import type { ClientDocument } from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { type SessionActor, sessionHolderOf } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import type { ClientDocumentRow } from './client-documents.repository.ts';

/** Purpose of the signed links to client documents. */
export const clientDocumentLinks = 'client-document';

type Reader = Pick<Context<SessionActor>, 'actor' | 'platform'>;

/** The link opens without further checks, so the result may only be sent to this reader. */
export function toClientDocumentResponse(row: ClientDocumentRow, { actor, platform }: Reader): ClientDocument {
  const { id, id_tenant, anexo: file, id_user, id_owner } = row;
  const me = actor.kind === 'user' ? actor.id : actor.id_owner;
  const viewer = { who: sessionHolderOf(actor), id: me };
  return {
    ...row,
    byClient: id_owner !== null,
    isOwn: (id_user ?? id_owner) === me,
    anexo: platform.links.make({ purpose: clientDocumentLinks, id_tenant, id, file, viewer }),
  };
}
