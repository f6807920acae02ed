import type { remindersApi } from '@restitui/domain/agreements/reminders/reminders.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireClientOfAgreement } from '../../documents/agreement.gate.ts';
import { listRemindersOfClient } from '../reminders.repository.ts';

export async function listSentReminders(context: Context, { params: { id_client } }: Input<typeof remindersApi.sent>) {
  await requireClientOfAgreement(context, id_client);

  return { data: await listRemindersOfClient(context.db, context.tenant, id_client) };
}
