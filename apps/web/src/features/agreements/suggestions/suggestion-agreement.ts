import type { SuggestionPreview } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import type { AppLink } from '../../../lib/app-link.ts';

interface Opening {
  /** The token of a link to the client's agreement. */
  t?: string | undefined;
  aba: 'alteracoes' | undefined;
}

/** Returns the page of the agreement that a suggestion changes; a client may have several. */
export function suggestionAgreement(
  { id_client, id_user, id_agreement }: Pick<SuggestionPreview['edit'], 'id_client' | 'id_user' | 'id_agreement'>,
  { t, aba }: Opening,
): AppLink {
  if (id_client === null) return { to: '/minuta-usuario/$id', params: { id: id_user ?? '' }, search: { aba } };
  return { to: '/minuta/$id', params: { id: id_client }, search: { t, contrato: id_agreement, aba } };
}
