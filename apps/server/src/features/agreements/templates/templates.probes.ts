import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const templatesProbes: Probes<typeof templatesApi> = {
  create: {
    request: () => ({ body: { nameContrato: 'Modelo Novo', typeContrato: 'SUBVENCAO' } }),
    namesNoTenant: true,
  },
  sendDocument: {
    request: ({ id_tenant }) => ({ params: { typeContrato: 'SUBVENCAO', tenantId: id_tenant }, body: {} }),
  },
  remove: { request: ({ spareContract }) => ({ params: { id: spareContract } }) },
  list: {},
  readPrivileges: { request: ({ id_tenant }) => ({ params: { tenantId: id_tenant } }) },
  setPrivileges: { request: ({ id_tenant }) => ({ params: { tenantId: id_tenant }, body: { granted: true } }) },
  preview: { request: ({ contract }) => ({ params: { id: contract } }) },
  download: { request: ({ contract }) => ({ params: { id: contract } }) },
};
