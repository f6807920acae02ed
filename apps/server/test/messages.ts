import { withoutTenant } from '../src/db/tenant-scope.ts';
import { sendMessage } from '../src/features/messages/jobs/send-message.ts';
import { answerPasswordRequest } from '../src/features/passwords/jobs/answer-request.ts';
import type { PublicContext } from '../src/kernel/context.ts';
import type { Message } from '../src/platform/messages.ts';
import type { TestServer } from './harness.ts';

/** Does what the workers would, and gives what was sent by it, in order. */
export async function deliverMessages({
  database,
  inTenant,
  platform,
  toDeliver,
  sent,
}: TestServer): Promise<Message[]> {
  const outside: PublicContext['withoutTenant'] = (work) => withoutTenant(database.pool, work);
  const before = sent.length;
  for (let job = toDeliver.shift(); job; job = toDeliver.shift()) {
    if (job.queue === 'send-message') await sendMessage({ platform, inTenant, log: () => {} }, job.data);
    else await answerPasswordRequest({ platform, inTenant, withoutTenant: outside }, job.data);
  }
  return sent.slice(before);
}
