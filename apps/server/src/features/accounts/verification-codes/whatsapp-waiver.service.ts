import { canSkipWhatsAppCode } from '@restitui/domain/accounts/verification-codes/verification-codes.access.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Returns whether the actor registers clients without the WhatsApp code in this installation. */
export function isWhatsAppCodeWaived(
  actor: UserActor,
  { whatsAppWaiver, connectedChannels }: Pick<Platform, 'whatsAppWaiver' | 'connectedChannels'>,
): boolean {
  const isConnected = connectedChannels.includes('whatsapp');
  return canSkipWhatsAppCode(actor, { waivedTenants: whatsAppWaiver, isConnected });
}
