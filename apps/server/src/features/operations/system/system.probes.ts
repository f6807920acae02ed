import type { systemApi } from '@restitui/domain/operations/system/system.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const systemProbes: Probes<typeof systemApi> = {
  read: { listsAllTenants: true },
  repeatJob: { testedElsewhere: 'a failed job belongs to the installation; system.test.ts makes one' },
  repeatQueue: { request: () => ({ params: { id_queue: 'send-message' } }), namesNoTenant: true },
};
