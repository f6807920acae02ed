import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { Platform } from '../../platform/platform.ts';
import { postMessage } from '../messages/post-message.ts';
import type { ErasureRequestRow } from './erasure-requests.repository.ts';
import { erasedText } from './privacy-texts.ts';

interface Answering {
  db: Db;
  tenant: TenantId;
  platform: Platform;
}

/** By e-mail, to the address that the person had. */
export async function answerErased(
  { db, tenant, platform }: Answering,
  { answerTo, outcome }: Pick<ErasureRequestRow, 'answerTo' | 'outcome'>,
  sender: string,
): Promise<void> {
  if (!answerTo || !outcome) return;
  await postMessage(platform, db, tenant, { channel: 'email', to: answerTo, sender, ...erasedText(outcome, sender) });
}
