import type { invitationsApi } from '@restitui/domain/accounts/invitations/invitations.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { markSucceeded } from '../../session/session.repository.ts';
import { findInvitationOf } from '../open-invitation.service.ts';

export async function readInvitation(
  context: Context<VisitorActor, TenantLookup>,
  { body: { token } }: Input<typeof invitationsApi.read>,
) {
  const { attempt, invitation, user, company, inviterName } = await findInvitationOf(context, token);
  await context.withoutTenant((db) => markSucceeded(db, attempt));
  const { name, email, typeCargo } = user;
  const { expiresAt } = invitation;
  return { data: { name, email, typeCargo, empresa: company.title, convidadoPor: inviterName, expiresAt } };
}
