import type { Platform } from '../platform/platform.ts';
import type { SystemActor } from './actor.ts';
import type { Context, OwnTransactions } from './context.ts';

/** The context of a job that may outlive the process that started it. */
export interface LongJob extends Pick<Context<SystemActor, OwnTransactions>, 'actor' | 'inTenant'> {
  platform: Pick<Platform, 'clock' | 'files'>;
  /** Runs `work` unless another process holds the lock of this name; false when one does. */
  runExclusively: (name: string, work: () => Promise<void>) => Promise<boolean>;
  /** Aborted when the process ends: the row stays as it is, and the next process resumes it. */
  signal: AbortSignal;
  log: (error: unknown) => void;
}
