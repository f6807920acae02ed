import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { MessageRefused } from '../../../platform/messages.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { noteReserve } from '../../reminders/reminders.repository.ts';
import { countFailure, deleteOutgoing, dropOldOutgoing, findOutgoing } from '../messages.repository.ts';
import { postMessage } from '../post-message.ts';

interface MessageWorker {
  platform: Pick<Platform, 'clock' | 'jobs' | 'messages' | 'sealedTexts'>;
  inTenant: InTenant;
  log: (error: unknown) => void;
}

/** As often may another channel fail before e-mail takes over, where it stands by. */
const failuresUntilReserve = 3;
const keptMilliseconds = 24 * 60 * 60_000;

/** Sends one message. What no try can deliver is dropped and logged, without its text. */
export async function sendMessage({ platform, inTenant, log }: MessageWorker, data: JobData): Promise<void> {
  const id_tenant = data.id_tenant;
  const oldest = new Date(platform.clock.now().getTime() - keptMilliseconds).toISOString();
  const message = await inTenant(id_tenant, async (db) => {
    await dropOldOutgoing(db, id_tenant, oldest);
    return findOutgoing(db, id_tenant, data.id);
  });
  if (!message) return;
  const text = platform.sealedTexts.open(message.text, message.id);
  try {
    if (text === undefined) throw new MessageRefused('The key of this installation does not open the text');
    await platform.messages.send({ ...message, text });
  } catch (error) {
    log(error);
    const isLost = error instanceof MessageRefused;
    if (text !== undefined && message.reserve && (isLost || message.failures + 1 >= failuresUntilReserve)) {
      await inTenant(id_tenant, (db) => sendByReserve({ db, id_tenant, platform }, { ...message, text }));
    } else if (!isLost) {
      await inTenant(id_tenant, (db) => countFailure(db, id_tenant, message.id));
      throw error;
    }
  }
  await inTenant(id_tenant, (db) => deleteOutgoing(db, id_tenant, data.id));
}

/** The same words by e-mail, and the reminder says so. */
async function sendByReserve(
  { db, id_tenant, platform }: { db: Db; id_tenant: TenantId; platform: MessageWorker['platform'] },
  { reserve, id_reminder, sender, subject, text }: NonNullable<Awaited<ReturnType<typeof findOutgoing>>>,
): Promise<void> {
  if (reserve === null) return;
  await postMessage(platform, db, id_tenant, { channel: 'email', to: reserve, sender, subject, text });
  if (id_reminder !== null) await noteReserve(db, id_tenant, id_reminder);
}

export async function startMessageWorker(worker: MessageWorker & { jobs: Pick<JobRunner, 'work' | 'rest'> }) {
  await worker.jobs.work('send-message', (data) => sendMessage(worker, data));
  return { stop: () => worker.jobs.rest('send-message') };
}
