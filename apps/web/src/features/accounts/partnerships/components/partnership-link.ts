import { isPartner } from '@restitui/domain/accounts/partnerships/partnerships.access.ts';
import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import { canListUsers } from '@restitui/domain/accounts/users/users.access.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { userLink, userPartnershipLink } from '../../../../lib/user-link.ts';

/** The page of a person in the list of partners: the user record for those who have the list of users. */
export const partnershipLinkFor = (actor: Actor) => (user: UserSummary) => {
  if (!canListUsers(actor)) return { to: '/parceiros/$id', params: { id: user.id } } as const;
  return isPartner(user) ? userPartnershipLink(user.id) : userLink(user.id);
};
