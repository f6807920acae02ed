import { canSkipWhatsAppCode } from '@restitui/domain/accounts/verification-codes/verification-codes.access.ts';
import type { Context } from '../../../../kernel/context.ts';

export async function readWhatsappWaiver({ actor, platform }: Context) {
  return { data: { waived: canSkipWhatsAppCode(actor, platform.whatsAppWaiver) } };
}
