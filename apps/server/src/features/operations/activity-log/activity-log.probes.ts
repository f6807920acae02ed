import type { activityLogApi } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const activityLogProbes: Probes<typeof activityLogApi> = {
  list: {},
  listForExport: {},
  reportExport: { request: () => ({ body: { id_tela: 'creditos', formato: 'xlsx' } }), namesNoTenant: true },
  check: {},
};
