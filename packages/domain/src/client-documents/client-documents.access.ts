/** Most documents that an owner sends for one company within a day. */
export const documentsPerDay = 60;

interface Sent {
  id_user: string | null;
  id_owner: string | null;
}

/** With a provisional password an owner reads alone (decision D-12). */
export function canClientSendDocuments({ mustChangePassword }: { mustChangePassword: boolean }): boolean {
  return !mustChangePassword;
}

/** Whoever sent it, and nobody else. */
export function canDeleteDocument(who: { id: string } | { id_owner: string }, { id_user, id_owner }: Sent): boolean {
  return 'id' in who ? id_user === who.id : id_owner === who.id_owner;
}
