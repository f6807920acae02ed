import { withoutTenant } from '../src/db/tenant-scope.ts';
import { processPasswordRequest } from '../src/features/accounts/passwords/jobs/process-password-request.ts';
import { sendMessage } from '../src/features/operations/messages/jobs/send-message.ts';
import type { VisitorActor } from '../src/kernel/actor.ts';
import type { Context, TenantLookup } from '../src/kernel/context.ts';
import type { Message } from '../src/platform/messages.ts';
import type { TestServer } from './harness.ts';

/** Runs the message jobs; returns what was sent, in order. */
export async function deliverMessages({
  database,
  inTenant,
  platform,
  toDeliver,
  sent,
}: TestServer): Promise<Message[]> {
  const outside: Context<VisitorActor, TenantLookup>['withoutTenant'] = (work) => withoutTenant(database.pool, work);
  const before = sent.length;
  for (let job = toDeliver.shift(); job; job = toDeliver.shift()) {
    if (job.queue === 'send-message') await sendMessage({ platform, inTenant, log: () => {} }, job.data);
    else await processPasswordRequest({ platform, inTenant, withoutTenant: outside }, job.data);
  }
  return sent.slice(before);
}
