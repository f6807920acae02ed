import type { activityLogApi } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import type { Probes } from '../../../../test/probes.ts';

// An entry shows the ids that the caller sent, those of a refused call to another tenant included.
const showsSentIds = { listsAllTenants: true } as const;

export const activityLogProbes: Probes<typeof activityLogApi> = {
  list: showsSentIds,
  listForExport: showsSentIds,
  reportExport: { request: () => ({ body: { id_tela: 'creditos', formato: 'xlsx' } }), namesNoTenant: true },
  check: {},
};
