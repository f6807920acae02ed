import type { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const changeHistoryProbes: Probes<typeof changeHistoryApi> = {
  ofClient: { request: ({ id_client }) => ({ params: { cnpjcpf: id_client } }) },
  ofProduct: { request: ({ id_product }) => ({ params: { id: id_product } }) },
  ofUser: { request: ({ userId }) => ({ params: { id: userId } }) },
  ofTenant: { request: ({ id_tenant }) => ({ params: { tenantId: id_tenant } }) },
  ofTemplate: { request: ({ contract }) => ({ params: { id: contract } }) },
};
