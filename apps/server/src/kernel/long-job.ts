import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Platform } from '../platform/platform.ts';
import type { SystemActor } from './actor.ts';
import type { Context, InTenant, OwnTransactions } from './context.ts';

/** The context of a job that may outlive the process that started it. */
export interface LongJob extends Pick<Context<SystemActor, OwnTransactions>, 'actor' | 'inTenant'> {
  platform: Pick<Platform, 'clock' | 'files'>;
  /** Runs `work` under a lease; false when another process has it, or has taken it meanwhile. */
  underLease: (lease: LeasedWork, work: (held: HeldLease) => Promise<void>) => Promise<boolean>;
  /** Aborted when the process ends: the row stays as it is, and the next process resumes it. */
  signal: AbortSignal;
  log: (error: unknown) => void;
}

export interface LeasedWork {
  tenant: TenantId;
  /** Unique in the tenant. */
  name: string;
  /** Aborted when the process ends. */
  signal: AbortSignal;
  /** The work takes as long as it needs. */
  isUnlimited?: boolean;
}

/** Replacements for the same parts of a job, for work under a lease. */
export interface HeldLease {
  /** Opens transactions that fail, without storing anything, once another process has the lease. */
  inTenant: InTenant;
  /** Aborted when the process ends or another one has the lease. */
  signal: AbortSignal;
}
