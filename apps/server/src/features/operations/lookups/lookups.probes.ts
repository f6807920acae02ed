import type { lookupsApi } from '@restitui/domain/operations/lookups/lookups.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const lookupsProbes: Probes<typeof lookupsApi> = {
  cnpj: { request: () => ({ params: { cnpj: '11222333000181' } }), namesNoTenant: true },
  cep: { request: () => ({ params: { cep: '01310100' } }), namesNoTenant: true },
  local: { namesNoTenant: true },
  selic: { namesNoTenant: true },
  banks: { namesNoTenant: true },
};
