import { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { mount } from '../../../http/mount.ts';
import { answerSecondFactor } from './use-cases/answer-second-factor.ts';
import { beginPasskey } from './use-cases/begin-passkey.ts';
import { beginTotp } from './use-cases/begin-totp.ts';
import { challengeOwnFactor } from './use-cases/challenge-own-factor.ts';
import { confirmPasskey } from './use-cases/confirm-passkey.ts';
import { confirmTotp } from './use-cases/confirm-totp.ts';
import { countFactorsOf } from './use-cases/count-factors-of.ts';
import { listOwnFactors } from './use-cases/list-own-factors.ts';
import { reauthenticate } from './use-cases/reauthenticate.ts';
import { removeOwnFactor } from './use-cases/remove-own-factor.ts';
import { renameOwnFactor } from './use-cases/rename-own-factor.ts';
import { renewRecoveryCodes } from './use-cases/renew-recovery-codes.ts';
import { resetFactors } from './use-cases/reset-factors.ts';

export const secondFactorRoutes = mount(secondFactorApi, {
  answer: answerSecondFactor,
  challengeOwn: challengeOwnFactor,
  reauthenticate,
  list: listOwnFactors,
  beginTotp,
  confirmTotp,
  beginPasskey,
  confirmPasskey,
  rename: renameOwnFactor,
  remove: removeOwnFactor,
  renewRecoveryCodes,
  countOf: countFactorsOf,
  reset: resetFactors,
});
