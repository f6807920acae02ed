import type { Platform } from '../platform/platform.ts';
import type { InTenant } from './context.ts';

/** What a job works with that takes longer than a process may live. */
export interface LongJob {
  platform: Pick<Platform, 'clock' | 'files'>;
  inTenant: InTenant;
  /** Runs `work` unless another process holds the name; false when it does. */
  exclusively: (name: string, work: () => Promise<void>) => Promise<boolean>;
  /** Aborted when the process ends: the row stays as it is, and the next process takes it up. */
  signal: AbortSignal;
  log: (error: unknown) => void;
}
