/** Maximum number of documents that an owner may send per company and day. */
export const documentsPerDay = 60;

interface Sent {
  id_user: string | null;
  id_owner: string | null;
}

/** Maximum number of requests that can be open for a company. */
export const openRequestsPerClient = 30;

/** An owner with a provisional password may only read (decision D-12). */
export function canClientSendDocuments({ mustChangePassword }: { mustChangePassword: boolean }): boolean {
  return !mustChangePassword;
}

/** Only the owner answers a request; a document that staff shares leaves it open. */
export function canAnswerRequest(who: { id: string } | { id_owner: string }): boolean {
  return 'id_owner' in who;
}

/** Only the sender may delete a document. */
export function canDeleteDocument(who: { id: string } | { id_owner: string }, { id_user, id_owner }: Sent): boolean {
  return 'id' in who ? id_user === who.id : id_owner === who.id_owner;
}
