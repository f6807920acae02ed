import type { agreementLinksApi } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import type { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import type { draftLinksApi } from '@restitui/domain/agreements/documents/draft-links.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const agreementLinksProbes: Probes<typeof agreementLinksApi> = {
  list: { request: ({ id_client }) => ({ params: { id_client } }) },
  create: { request: ({ id_client }) => ({ params: { id_client }, body: {} }) },
  revoke: { request: ({ id_link }) => ({ params: { id: id_link } }) },
};

export const agreementsProbes: Probes<typeof agreementsApi> = {
  linkUser: { request: ({ userEmail }) => ({ body: { contracts: ['PARCERIA_COMERCIAL_CPF'], email: userEmail } }) },
  linkClient: {
    request: ({ id_client }) => ({
      body: { contracts: ['PIS_COFINS_MONOFASICO_PARA_SN'], typeRegime: 'SIMPLES_NACIONAL', id_client },
    }),
  },
  listContracts: { request: ({ id_client }) => ({ params: { id_client } }) },
  activeOfClient: { request: ({ id_client }) => ({ params: { id: id_client } }) },
  ofUser: { request: ({ userId }) => ({ params: { userId } }) },
};

export const clientAgreementsProbes: Probes<typeof clientAgreementsApi> = {
  ofClient: { request: ({ id_client }) => ({ params: { cnpjcpf: id_client } }) },
  update: { request: ({ id_client }) => ({ body: { id_client } }) },
  attachPdf: { request: ({ idAgreement }) => ({ params: { id: idAgreement }, body: {} }) },
  close: { request: ({ idConcluded }) => ({ params: { id: idConcluded } }) },
  pdf: { request: ({ idAgreement }) => ({ params: { id: idAgreement } }) },
};

export const draftLinksProbes: Probes<typeof draftLinksApi> = {
  create: {
    request: () => ({ body: { typeRegime: 'SIMPLES_NACIONAL', contracts: ['PIS_COFINS_MONOFASICO_PARA_SN'] } }),
    namesNoTenant: true,
  },
};
