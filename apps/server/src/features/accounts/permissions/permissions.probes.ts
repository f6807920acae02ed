import type { permissionsApi } from '@restitui/domain/accounts/permissions/permissions.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const permissionsProbes: Probes<typeof permissionsApi> = {
  listCandidates: {
    request: () => ({ params: { service: 'PIS_COFINS_MONOFASICO_PARA_SN' }, query: { typeCargo: 'CEO' } }),
    namesNoTenant: true,
  },
  read: { request: ({ userId }) => ({ params: { userId } }) },
  save: { request: ({ userId }) => ({ body: { id_user: userId } }) },
};
