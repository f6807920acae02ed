import { canReadMessageLog } from '@restitui/domain/operations/messages/messages.access.ts';
import type { messagesApi } from '@restitui/domain/operations/messages/messages.api.ts';
import { messageErrors } from '@restitui/domain/operations/messages/messages.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listLogged } from '../message-log.repository.ts';
import { toLoggedResponse } from '../message-log.wire.ts';

export async function listSentMessages({ db, tenant, actor }: Context, { query }: Input<typeof messagesApi.log>) {
  requireAccess(canReadMessageLog(actor), messageErrors.notifications_denied);

  const { data, page } = await listLogged(db, tenant, query);
  return { data: data.map(toLoggedResponse), page };
}
