import { invitationErrors } from '@restitui/domain/accounts/invitations/invitations.errors.ts';
import type { VisitorActor } from '../../../kernel/actor.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { accountKey, startSignInAttempt } from '../session/sign-in-attempt.service.ts';
import { findUser } from '../users/users.repository.ts';
import { readInvitationToken } from './invitation-token.rules.ts';
import { findOpenInvitation } from './invitations.repository.ts';

/**
 * Finds the invitation of a token with its user and company; forged, spent and expired ones get the same refusal.
 * Attempts are throttled per address.
 */
export async function findInvitationOf(context: Context<VisitorActor, TenantLookup>, token: string) {
  const { inTenant, origin, platform } = context;
  const attempt = await startSignInAttempt(context, accountKey('invitation', origin.address), { kind: 'proof' });
  const { id_tenant, id } = required(
    readInvitationToken(platform.sealedTexts, token),
    invitationErrors.invitation_invalid,
  );
  const now = platform.clock.now().toISOString();
  const found = await inTenant(id_tenant, async (db) => {
    const invitation = await findOpenInvitation(db, id_tenant, id, now);
    const user = invitation && (await findUser(db, id_tenant, invitation.id_user));
    const company = user && (await findTenant(db, id_tenant));
    if (!invitation || !company || user.suspendedAt !== null) return undefined;
    const inviter = await findUser(db, id_tenant, invitation.id_inviter);
    return { invitation, user, company, inviterName: inviter?.name ?? company.title };
  });
  return { id_tenant, attempt, ...required(found, invitationErrors.invitation_invalid) };
}
