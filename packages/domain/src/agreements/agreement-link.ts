import { z } from 'zod';

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

/** Staff made it, or a reminder brought it along. */
export const linkOrigin = z.enum(['equipe', 'lembrete']);
export type LinkOrigin = z.infer<typeof linkOrigin>;

export const linkOriginLabels: Record<LinkOrigin, string> = { equipe: 'Enviado pela equipe', lembrete: 'Lembrete' };

export const linkState = z.enum(['ativo', 'expirado', 'revogado']);
export type LinkState = z.infer<typeof linkState>;

export const linkStateLabels: Record<LinkState, string> = {
  ativo: 'Ativo',
  expirado: 'Expirado',
  revogado: 'Revogado',
};

/** How a link stands at an instant. */
export function linkStateOf({ expiresAt, revokedAt }: Pick<Link, 'expiresAt' | 'revokedAt'>, now: Date): LinkState {
  if (revokedAt !== null) return 'revogado';
  return Date.parse(expiresAt) > now.getTime() ? 'ativo' : 'expirado';
}

const askPauseInHours = 12;

/** Whether asking for a new link tells the consultancy anew: not while it opens, and not again and again. */
export function mayAskForLink(
  link: Pick<Link, 'expiresAt' | 'revokedAt'> & { askedAt: string | null },
  now: Date,
): boolean {
  if (linkStateOf(link, now) === 'ativo') return false;
  return link.askedAt === null || now.getTime() - Date.parse(link.askedAt) >= askPauseInHours * 3_600_000;
}
