import { withoutTenant } from '../src/db/tenant-scope.ts';
import { processPasswordRequest } from '../src/features/accounts/passwords/jobs/process-password-request.ts';
import { sendMessage } from '../src/features/operations/messages/jobs/send-message.ts';
import type { VisitorActor } from '../src/kernel/actor.ts';
import type { Context, TenantLookup } from '../src/kernel/context.ts';
import type { Message } from '../src/platform/messages.ts';
import type { TestServer } from './harness.ts';

/** Runs the message jobs that are due; returns what was sent, in order. */
export async function deliverMessages({
  database,
  inTenant,
  platform,
  clock,
  toDeliver,
  sent,
}: TestServer): Promise<Message[]> {
  const outside: Context<VisitorActor, TenantLookup>['withoutTenant'] = (work) => withoutTenant(database.pool, work);
  const before = sent.length;
  const isDue = ({ startAfter }: TestServer['toDeliver'][number]) => !startAfter || startAfter <= clock.now();
  for (let at = toDeliver.findIndex(isDue); at >= 0; at = toDeliver.findIndex(isDue)) {
    const [job] = toDeliver.splice(at, 1);
    if (!job) break;
    if (job.queue === 'send-message') await sendMessage({ platform, inTenant, log: () => {} }, job.data);
    else await processPasswordRequest({ platform, inTenant, withoutTenant: outside }, job.data);
  }
  return sent.slice(before);
}
