import { signingApi } from '@restitui/domain/agreements/signing/signing.api.ts';
import { mount } from '../../../http/mount.ts';
import { readSigning } from './use-cases/read-signing.ts';
import { sendActCode } from './use-cases/send-act-code.ts';
import { signAgreement } from './use-cases/sign-agreement.ts';
import { signManyAgreements } from './use-cases/sign-many-agreements.ts';

export const signingRoutes = mount(signingApi, {
  read: readSigning,
  sendCode: sendActCode,
  sign: signAgreement,
  signMany: signManyAgreements,
});
