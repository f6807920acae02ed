/** How long a link that shows a contract without sign-in is good (decision D-30). */
export const linkLifeInDays = 30;

const dayInMilliseconds = 86_400_000;

/** When a link made at `from` ends. ISO 8601. */
export function linkEnd(from: Date): string {
  return new Date(from.getTime() + linkLifeInDays * dayInMilliseconds).toISOString();
}

interface Link {
  purpose: string;
  id_client: string | null;
  expiresAt: string;
  revokedAt: string | null;
}

/** Whether a link opens the contract of this client now. */
export function opensContract(link: Link, id_client: string, now: Date): boolean {
  return (
    link.purpose === 'contrato' &&
    link.id_client === id_client &&
    link.revokedAt === null &&
    Date.parse(link.expiresAt) > now.getTime()
  );
}
