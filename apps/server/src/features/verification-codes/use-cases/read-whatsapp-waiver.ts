import { skipsWhatsAppCode } from '@restitui/domain/verification-codes/verification-codes.access.ts';
import type { Context } from '../../../kernel/context.ts';

export async function readWhatsappWaiver({ actor, platform }: Context) {
  return { data: { waived: skipsWhatsAppCode(actor, platform.whatsAppWaiver) } };
}
