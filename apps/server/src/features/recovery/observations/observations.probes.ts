import type { observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const observationsProbes: Probes<typeof observationsApi> = {
  send: { request: ({ id_client }) => ({ body: { mensage: 'Mensagem nova', cnpj: id_client } }) },
  listOfClient: { request: ({ id_client }) => ({ params: { cnpj: id_client } }) },
  listOfProduct: { request: ({ id_product }) => ({ params: { id_produto: id_product } }) },
  remove: { request: ({ id_observation }) => ({ params: { id: id_observation } }) },
};
