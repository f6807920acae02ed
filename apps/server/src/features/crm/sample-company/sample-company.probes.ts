import type { sampleCompanyApi } from '@restitui/domain/crm/sample-company/sample-company.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const sampleCompanyProbes: Probes<typeof sampleCompanyApi> = {
  read: {},
  create: { request: () => ({}), namesNoTenant: true },
  remove: { request: () => ({}), namesNoTenant: true },
};
