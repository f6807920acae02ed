import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { MessageRefused } from '../../../platform/messages.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteOutgoing, dropOldOutgoing, findOutgoing } from '../messages.repository.ts';

interface MessageWorker {
  platform: Pick<Platform, 'clock' | 'messages' | 'sealedTexts'>;
  inTenant: InTenant;
  log: (error: unknown) => void;
}

const keptMilliseconds = 24 * 60 * 60_000;

/** Sends one message. What no try can deliver is dropped and logged, without its text. */
export async function sendMessage({ platform, inTenant, log }: MessageWorker, data: JobData): Promise<void> {
  const id_tenant = data.id_tenant as TenantId;
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
    if (!(error instanceof MessageRefused)) throw error;
  }
  await inTenant(id_tenant, (db) => deleteOutgoing(db, id_tenant, data.id));
}

export async function startMessageWorker(worker: MessageWorker & { jobs: Pick<JobRunner, 'work' | 'rest'> }) {
  await worker.jobs.work('send-message', (data) => sendMessage(worker, data));
  return { stop: () => worker.jobs.rest('send-message') };
}
