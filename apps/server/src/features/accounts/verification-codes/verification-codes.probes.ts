import type { verificationCodesApi } from '@restitui/domain/accounts/verification-codes/verification-codes.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const verificationCodesProbes: Probes<typeof verificationCodesApi> = {
  sendEmail: { testedElsewhere: 'needs a verification code that was sent before' },
  sendWhatsApp: { testedElsewhere: 'needs a verification code that was sent before' },
  verifyEmail: { testedElsewhere: 'needs a verification code that was sent before' },
  verifyWhatsApp: { testedElsewhere: 'needs a verification code that was sent before' },
  readWaiver: {},
};
