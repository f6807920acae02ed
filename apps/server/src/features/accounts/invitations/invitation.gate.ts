import { canInviteUser } from '@restitui/domain/accounts/invitations/invitations.access.ts';
import { invitationErrors } from '@restitui/domain/accounts/invitations/invitations.errors.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireUserFor } from '../users/user.gate.ts';
import type { UserRow } from '../users/users.repository.ts';

/** Returns the user whose invitation the actor may send or withdraw. */
export function requireInvitable(context: Context, id: string): Promise<UserRow> {
  return requireUserFor(context, id, canInviteUser, invitationErrors.invitation_denied);
}
