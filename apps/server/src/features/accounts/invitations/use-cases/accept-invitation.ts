import type { invitationsApi } from '@restitui/domain/accounts/invitations/invitations.api.ts';
import { invitationErrors } from '@restitui/domain/accounts/invitations/invitations.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { hashPassword } from '../../../../platform/passwords.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireAcceptablePassword } from '../../passwords/acceptable-password.service.ts';
import { deleteSessionsOf, markSucceeded } from '../../session/session.repository.ts';
import { announcePendingUser } from '../../users/pending-user.service.ts';
import { updateUser } from '../../users/users.repository.ts';
import { consumeInvitation } from '../invitations.repository.ts';
import { findInvitationOf } from '../open-invitation.service.ts';

/** Uses up the link and stores the password; the account is active at once when a CEO sent the invitation. */
export async function acceptInvitation(
  context: Context<VisitorActor, TenantLookup>,
  { body: { token, password } }: Input<typeof invitationsApi.accept>,
) {
  const { inTenant, withoutTenant, platform } = context;
  const { id_tenant: tenant, attempt, invitation, user, company } = await findInvitationOf(context, token);
  requireAcceptablePassword(password, [user.name, user.email, user.razao_social, company.title]);
  const password_hash = await hashPassword(password);

  const isAccepted = user.isAccepted || invitation.activates;
  await inTenant(tenant, async (db) => {
    const now = platform.clock.now().toISOString();
    if (!(await consumeInvitation(db, tenant, invitation.id, now))) {
      throw new AppError(invitationErrors.invitation_invalid);
    }
    await updateUser(db, tenant, user.id, { password_hash, isAccepted, inviteExpiresAt: null });
    await deleteSessionsOf(db, tenant, user.id);
    const accepted = { convite: 'Aceito', isAccepted };
    await recordChanges({ db, tenant, platform, actor: user }, { entity: 'USUARIO', id: user.id }, user, accepted);
    if (!isAccepted) await announcePendingUser({ db, tenant, platform }, user);
  });
  await withoutTenant((db) => markSucceeded(db, attempt));
  return { data: { accepted: true as const, isAccepted } };
}
