import { verificationCodesApi } from '@restitui/domain/accounts/verification-codes/verification-codes.api.ts';
import { mount } from '../../../http/mount.ts';
import { readWhatsappWaiver } from './use-cases/read-whatsapp-waiver.ts';
import { sendEmailCode } from './use-cases/send-email-code.ts';
import { sendWhatsappCode } from './use-cases/send-whatsapp-code.ts';
import { verifyEmailCode } from './use-cases/verify-email-code.ts';
import { verifyWhatsappCode } from './use-cases/verify-whatsapp-code.ts';

export const verificationCodesRoutes = mount(verificationCodesApi, {
  sendEmail: sendEmailCode,
  sendWhatsApp: sendWhatsappCode,
  verifyEmail: verifyEmailCode,
  verifyWhatsApp: verifyWhatsappCode,
  readWaiver: readWhatsappWaiver,
});
