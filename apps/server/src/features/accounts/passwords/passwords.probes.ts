import type { passwordsApi } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const passwordsProbes: Probes<typeof passwordsApi> = {
  changeOwn: { testedElsewhere: 'changes the session or the data of its own caller' },
};
