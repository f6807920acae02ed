import type { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const sessionProbes: Probes<typeof sessionApi> = {
  logout: { testedElsewhere: 'changes the session or the data of its own caller' },
  me: {},
  listOwn: {},
  endOthers: { testedElsewhere: 'changes the session or the data of its own caller' },
  endOne: { testedElsewhere: 'changes the session or the data of its own caller' },
};
