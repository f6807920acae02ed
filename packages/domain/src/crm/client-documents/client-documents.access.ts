/** Maximum number of documents that an owner may send per company and day. */
export const documentsPerDay = 60;

interface Sent {
  id_user: string | null;
  id_owner: string | null;
}

/** An owner with a provisional password may only read (decision D-12). */
export function canClientSendDocuments({ mustChangePassword }: { mustChangePassword: boolean }): boolean {
  return !mustChangePassword;
}

/** Only the sender may delete a document. */
export function canDeleteDocument(who: { id: string } | { id_owner: string }, { id_user, id_owner }: Sent): boolean {
  return 'id' in who ? id_user === who.id : id_owner === who.id_owner;
}
