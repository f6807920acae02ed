import { z } from 'zod';

/** Days for which a link opens an agreement without sign-in (decision D-30). */
export const linkLifeInDays = 30;

const dayInMilliseconds = 86_400_000;

/** Returns when a link created at `from` expires. ISO 8601. */
export function linkExpiry(from: Date): string {
  return new Date(from.getTime() + linkLifeInDays * dayInMilliseconds).toISOString();
}

interface Link {
  purpose: string;
  id_client: string | null;
  expiresAt: string;
  revokedAt: string | null;
}

/** Returns whether a link opens this client's agreements now. */
export function opensAgreement(link: Link, id_client: string, now: Date): boolean {
  return (
    link.purpose === 'contrato' &&
    link.id_client === id_client &&
    link.revokedAt === null &&
    Date.parse(link.expiresAt) > now.getTime()
  );
}

/** Created by staff or sent with a reminder. */
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

/** Returns the state of a link at an instant. */
export function linkStateOf({ expiresAt, revokedAt }: Pick<Link, 'expiresAt' | 'revokedAt'>, now: Date): LinkState {
  if (revokedAt !== null) return 'revogado';
  return Date.parse(expiresAt) > now.getTime() ? 'ativo' : 'expirado';
}

const requestIntervalInHours = 12;

/**
 * Returns whether a request for a new link raises an alert: the link must be expired and the last request not
 * recent.
 */
export function canRequestLink(
  link: Pick<Link, 'expiresAt' | 'revokedAt'> & { askedAt: string | null },
  now: Date,
): boolean {
  if (linkStateOf(link, now) === 'ativo') return false;
  return link.askedAt === null || now.getTime() - Date.parse(link.askedAt) >= requestIntervalInHours * 3_600_000;
}
