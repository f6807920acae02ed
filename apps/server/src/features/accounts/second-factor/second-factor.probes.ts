import type { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import type { Probes } from '../../../../test/probes.ts';

const ofCaller = { testedElsewhere: 'changes the session or the account of its own caller' };

export const secondFactorProbes: Probes<typeof secondFactorApi> = {
  challengeOwn: {},
  reauthenticate: ofCaller,
  list: {},
  beginTotp: ofCaller,
  confirmTotp: ofCaller,
  beginPasskey: ofCaller,
  confirmPasskey: ofCaller,
  rename: ofCaller,
  remove: ofCaller,
  renewRecoveryCodes: ofCaller,
  countOf: { request: ({ userId }) => ({ params: { id: userId } }) },
  reset: { testedElsewhere: 'needs a person who enrolled a factor' },
};
