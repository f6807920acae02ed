import { canEndSessionsOf } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { queueMessage } from '../../../operations/messages/queue-message.service.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { sessionsEndedText } from '../../devices/devices.texts.ts';
import { endSessionsOf } from '../../session/session.repository.ts';
import { requireUserFor } from '../user.gate.ts';

/** Ends the sessions at once, and tells the person if there were any. */
export async function endUserSessions(context: Context, { params: { id } }: Input<typeof usersApi.endSessions>) {
  const { db, actor, tenant, platform } = context;
  const user = await requireUserFor(context, id, canEndSessionsOf, userErrors.sessions_end_denied);
  const ended = await endSessionsOf(db, tenant, user.id, platform.clock.now().toISOString());
  if (ended > 0) {
    const sender = (await findTenant(db, tenant))?.title ?? '';
    const text = sessionsEndedText(user.name, actor.name);
    await queueMessage(platform, db, tenant, { channel: 'email', to: user.email, sender, ...text });
  }
  return { data: { ended } };
}
