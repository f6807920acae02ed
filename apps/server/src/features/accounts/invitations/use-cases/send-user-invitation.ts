import type { invitationsApi } from '@restitui/domain/accounts/invitations/invitations.api.ts';
import { invitationErrors } from '@restitui/domain/accounts/invitations/invitations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toUserResponse } from '../../users/user.wire.ts';
import { requireInvitable } from '../invitation.gate.ts';
import { sendInvitation } from '../send-invitation.service.ts';

/** Sends the link again, or for the first time to someone who was registered with a password and has no access yet. */
export async function sendUserInvitation(
  context: Context,
  { params: { id }, body }: Input<typeof invitationsApi.send>,
) {
  const user = await requireInvitable(context, id);
  if (user.suspendedAt !== null || (user.isAccepted && user.password_hash !== '')) {
    throw new AppError(invitationErrors.invitation_not_needed);
  }
  return { data: toUserResponse(await sendInvitation(context, user, body?.recado)) };
}
