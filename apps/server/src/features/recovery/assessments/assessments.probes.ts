import type { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const assessmentsProbes: Probes<typeof assessmentsApi> = {
  listOfProduct: { request: ({ id_product }) => ({ params: { id: id_product } }) },
  create: {
    request: ({ id_client, id_product }) => ({
      body: { id_client, id_product, typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN' },
    }),
  },
  setOpen: { request: ({ id_apuracao }) => ({ params: { id: id_apuracao }, body: { isModifica: true } }) },
  resume: { request: ({ id_apuracao }) => ({ params: { id: id_apuracao } }) },
  updateResume: { request: ({ id_resume }) => ({ body: { id: id_resume, value: 1 } }) },
  clearResume: { request: ({ id_resume }) => ({ params: { id: id_resume } }) },
};
