import type { ClientDocument } from '@restitui/domain/client-documents/client-documents.api.ts';
import type { AnySession } from '../../kernel/context.ts';
import type { ClientDocumentRow } from './client-documents.repository.ts';

/** What its links are called among all signed links. */
export const clientDocumentLinks = 'client-document';

type Reader =
  | Pick<Extract<AnySession, { who: 'staff' }>, 'who' | 'actor' | 'platform'>
  | Pick<Extract<AnySession, { who: 'client' }>, 'who' | 'client' | 'platform'>;

/** For who may see the row, and only as the answer to them: its link opens by itself. */
export function clientDocumentOnWire(row: ClientDocumentRow, reader: Reader): ClientDocument {
  const { id, id_tenant, anexo: file, id_user, id_owner } = row;
  const me = reader.who === 'staff' ? reader.actor.id : reader.client.id_owner;
  const viewer = { who: reader.who, id: me };
  return {
    ...row,
    byClient: id_owner !== null,
    isOwn: (id_user ?? id_owner) === me,
    anexo: reader.platform.links.make({ purpose: clientDocumentLinks, id_tenant, id, file, viewer }),
  };
}
