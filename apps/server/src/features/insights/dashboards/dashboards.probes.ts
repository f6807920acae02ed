import type { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const dashboardsProbes: Probes<typeof dashboardsApi> = {
  registrations: {},
  portfolio: {},
  credits: {},
  forecast: {},
  limitations: {},
  work: {},
  stages: {},
  leadTime: {},
  boletos: {},
  boletoDetails: { request: () => ({ params: { grupo: 'A_RECEBER' } }), namesNoTenant: true },
  people: {},
};
