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
  publish: {
    request: () => ({ body: { nameContrato: 'Modelo Novo', typeContrato: 'EQUIPARACAO_HOSPITALAR' } }),
    namesNoTenant: true,
  },
  addIncluded: { namesNoTenant: true },
  replace: { request: ({ spareContract }) => ({ params: { id: spareContract }, body: { base: '1' } }) },
  clean: { request: () => ({ body: { html: '<p>Texto</p>' } }), namesNoTenant: true },
  tryOut: {
    request: ({ id_client }) => ({
      body: { typeContrato: 'PRINCIPAL', html: '<p>{{cliente.razao_social}}</p>', id_client },
    }),
  },
  remove: { request: ({ spareContract }) => ({ params: { id: spareContract } }) },
  list: {},
  readPrivileges: { request: ({ id_tenant }) => ({ params: { tenantId: id_tenant } }) },
  setPrivileges: { request: ({ id_tenant }) => ({ params: { tenantId: id_tenant }, body: { granted: true } }) },
  preview: { request: ({ contract }) => ({ params: { id: contract } }) },
  download: { request: ({ contract }) => ({ params: { id: contract } }) },
  versions: { request: ({ contract }) => ({ params: { id: contract } }) },
  version: { request: ({ contract }) => ({ params: { id: contract, numero: '1' } }) },
  downloadVersion: { request: ({ contract }) => ({ params: { id: contract, numero: '1' } }) },
  usedBy: { request: ({ idAgreement }) => ({ params: { id_agreement: idAgreement } }) },
};
