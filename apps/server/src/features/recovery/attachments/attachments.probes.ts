import type { attachmentsApi } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const attachmentsProbes: Probes<typeof attachmentsApi> = {
  upload: {
    request: ({ id_client, id_product, id_apuracao }) => ({
      body: { id_client, id_product, id_apuracao, nome: 'PERS' },
    }),
  },
  list: { request: ({ id_product, id_apuracao }) => ({ params: { id: id_product, id_apuracao } }) },
  remove: { request: ({ id_attachment }) => ({ params: { id: id_attachment } }) },
};
