import type { AppLink } from './app-link.ts';

interface Opening {
  /** The token of a link to the client's agreement. */
  t?: string | undefined;
  /** The first tab. */
  aba?: 'alteracoes' | undefined;
}

/** Returns the page of one of the agreements of a client. */
export function clientAgreementLink(id_client: string, id_agreement: string, { t, aba }: Opening = {}): AppLink {
  return { to: '/minuta/$id', params: { id: id_client }, search: { t, contrato: id_agreement, aba } };
}

/** Returns the page of the partnership of a user. */
export function userAgreementLink(id_user: string, { aba }: Pick<Opening, 'aba'> = {}): AppLink {
  return { to: '/minuta-usuario/$id', params: { id: id_user }, search: { aba } };
}
