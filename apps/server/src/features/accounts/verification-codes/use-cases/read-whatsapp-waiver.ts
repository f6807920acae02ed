import type { Context } from '../../../../kernel/context.ts';
import { isWhatsAppCodeWaived } from '../whatsapp-waiver.service.ts';

export async function readWhatsappWaiver({ actor, platform }: Context) {
  return { data: { waived: isWhatsAppCodeWaived(actor, platform) } };
}
