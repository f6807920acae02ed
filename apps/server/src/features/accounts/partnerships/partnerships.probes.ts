import type { partnershipsApi } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const partnershipsProbes: Probes<typeof partnershipsApi> = {
  read: { request: ({ managedId }) => ({ params: { id: managedId } }) },
  decideCommission: {
    request: ({ requestedId }) => ({ params: { id: requestedId }, body: { decisao: 'APROVADA' } }),
  },
};
