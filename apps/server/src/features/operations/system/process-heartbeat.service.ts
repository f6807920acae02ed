import type { SystemProcess } from '@restitui/domain/operations/system/system.api.ts';
import { heartbeatSeconds } from '@restitui/domain/operations/system/system-process.ts';
import type { WithoutTenant } from '../../../kernel/context.ts';
import type { Clock } from '../../../platform/clock.ts';
import { deleteProcess, deleteProcessesSeenBefore, saveProcess } from './processes.repository.ts';

interface Heartbeat {
  withoutTenant: WithoutTenant;
  clock: Clock;
  process: Pick<SystemProcess, 'id' | 'kind' | 'machine' | 'version'>;
  log: (error: unknown) => void;
}

/** A process that ended without saying so is listed for a day. */
const keptMilliseconds = 24 * 60 * 60_000;

/** Records heartbeats of this process; returns the function that ends them and removes the process from the list. */
export async function startHeartbeat({ withoutTenant, clock, process, log }: Heartbeat): Promise<() => Promise<void>> {
  const startedAt = clock.now().toISOString();
  let running: Promise<void> = Promise.resolve();
  let isFailing = false;

  async function beat(): Promise<void> {
    try {
      await withoutTenant(async (db) => {
        const now = clock.now();
        await saveProcess(db, { ...process, startedAt, seenAt: now.toISOString() });
        await deleteProcessesSeenBefore(db, new Date(now.getTime() - keptMilliseconds).toISOString());
      });
      isFailing = false;
    } catch (error) {
      // An outage is reported once, not at every attempt.
      if (!isFailing) log(error);
      isFailing = true;
    }
  }

  await beat();
  const timer = setInterval(() => {
    running = running.then(beat);
  }, heartbeatSeconds * 1000).unref();
  return async () => {
    clearInterval(timer);
    await running;
    await withoutTenant((db) => deleteProcess(db, process.id)).catch(log);
  };
}
