import type { VisitorActor } from '../../../kernel/actor.ts';
import type { Context, InTenant, TenantLookup } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Dependencies of the password worker. */
export interface PasswordWorker {
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
  inTenant: InTenant;
  withoutTenant: Context<VisitorActor, TenantLookup>['withoutTenant'];
}
