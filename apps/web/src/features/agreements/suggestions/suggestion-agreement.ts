import type { SuggestionPreview } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { clientAgreementLink, userAgreementLink } from '../../../lib/agreement-links.ts';
import type { AppLink } from '../../../lib/app-link.ts';

/** Returns the page of the agreement that a suggestion changes. */
export function suggestionAgreement(
  { id_client, id_user, id_agreement }: Pick<SuggestionPreview['edit'], 'id_client' | 'id_user' | 'id_agreement'>,
  opening: Parameters<typeof clientAgreementLink>[2],
): AppLink {
  if (id_client === null) return userAgreementLink(id_user ?? '', opening);
  return clientAgreementLink(id_client, id_agreement, opening);
}
