import type { invitationsApi } from '@restitui/domain/accounts/invitations/invitations.api.ts';
import { invitationErrors } from '@restitui/domain/accounts/invitations/invitations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { toUserResponse } from '../../users/user.wire.ts';
import { updateUser } from '../../users/users.repository.ts';
import { requireInvitable } from '../invitation.gate.ts';
import { spendInvitationsOf } from '../invitations.repository.ts';

export async function withdrawInvitation(context: Context, { params: { id } }: Input<typeof invitationsApi.withdraw>) {
  const { db, tenant } = context;
  const user = await requireInvitable(context, id);
  if (user.inviteExpiresAt === null) throw new AppError(invitationErrors.invitation_not_open);

  await spendInvitationsOf(db, tenant, id);
  await updateUser(db, tenant, id, { inviteExpiresAt: null });
  await recordChanges(context, { entity: 'USUARIO', id }, {}, { convite: 'Retirado' });
  return { data: toUserResponse({ ...user, inviteExpiresAt: null }) };
}
