import { dayInBrazil } from '@restitui/brazil/day.ts';
import { invitation } from '@restitui/domain/accounts/invitations/invitation-limits.ts';
import { invitationErrors } from '@restitui/domain/accounts/invitations/invitations.errors.ts';
import { canActivateUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recentWindow } from '../../../kernel/recent-window.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import { type UserRow, updateUser } from '../users/users.repository.ts';
import { invitationToken } from './invitation-token.rules.ts';
import { countInvitations, insertInvitation, lockInviter } from './invitations.repository.ts';

type Sending = Pick<Context<UserActor>, 'db' | 'tenant' | 'actor' | 'platform'>;

const day = 24 * 60 * 60_000;

/**
 * Sends a link with which the user chooses a password; earlier links stop working. Returns the invited user.
 * @param recado note by the user who sends the invitation, above its text
 */
export async function sendInvitation(context: Sending, user: UserRow, recado = ''): Promise<UserRow> {
  const { db, tenant, actor, platform } = context;
  const now = platform.clock.now();
  await lockInviter(db, tenant, actor.id);
  const sent = await countInvitations(db, tenant, {
    ...{ id_user: user.id, id_inviter: actor.id },
    ...recentWindow(now, 60),
  });
  if (sent.toPerson >= invitation.perPerson || sent.byInviter >= invitation.perInviter) {
    throw new AppError(invitationErrors.too_many_invitations, { retryAfter: 60 * 60 });
  }

  const id = newId();
  const expiresAt = new Date(now.getTime() + invitation.days * day);
  const inviteExpiresAt = expiresAt.toISOString();
  await insertInvitation(db, {
    ...{ id, id_tenant: tenant, id_user: user.id, id_inviter: actor.id },
    ...{ createdDate: now.toISOString(), expiresAt: inviteExpiresAt, activates: canActivateUser(actor, user) },
  });
  await updateUser(db, tenant, user.id, { inviteExpiresAt });
  await recordChanges(context, { entity: 'USUARIO', id: user.id }, {}, { convite: 'Enviado' });
  const token = invitationToken(platform.sealedTexts, { id_tenant: tenant, id });
  await notify(context, {
    event: 'usuario_convidado',
    about: { id_user: user.id },
    key: id,
    facts: { por: actor.name, ate: dayInBrazil(expiresAt), recado },
    links: { parte: `/convite?token=${token}` },
    isSecret: true,
  });
  return { ...user, inviteExpiresAt };
}
