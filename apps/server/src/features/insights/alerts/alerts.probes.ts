import type { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const alertsProbes: Probes<typeof alertsApi> = {
  list: {},
  count: {},
  markRead: { request: () => ({ body: {} }), namesNoTenant: true },
  markOneRead: { request: ({ id_alert }) => ({ params: { id: id_alert } }) },
  resolve: {
    request: ({ id_alert }) => ({ params: { id: id_alert }, body: { resolutionMessage: 'Resolvido com o cliente.' } }),
  },
};
