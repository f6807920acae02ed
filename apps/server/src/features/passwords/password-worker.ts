import type { InTenant, PublicContext } from '../../kernel/context.ts';
import type { Platform } from '../../platform/platform.ts';

/** What answering a request for a new password stands on. */
export interface PasswordWorker {
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
  inTenant: InTenant;
  withoutTenant: PublicContext['withoutTenant'];
}
