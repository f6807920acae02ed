import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { queueMessage } from '../messages/queue-message.service.ts';
import type { ErasureRequestRow } from './erasure-requests.repository.ts';
import { erasedText } from './privacy.texts.ts';

interface NotifyContext {
  db: Db;
  tenant: TenantId;
  platform: Platform;
}

/** Sends the answer to the e-mail address that the person had. */
export async function notifyErased(
  { db, tenant, platform }: NotifyContext,
  { answerTo, outcome }: Pick<ErasureRequestRow, 'answerTo' | 'outcome'>,
  sender: string,
): Promise<void> {
  if (!answerTo || !outcome) return;
  await queueMessage(platform, db, tenant, { channel: 'email', to: answerTo, sender, ...erasedText(outcome, sender) });
}
