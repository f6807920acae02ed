import type { tagsApi } from '@restitui/domain/crm/tags/tags.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const tagsProbes: Probes<typeof tagsApi> = {
  list: {},
  create: { request: () => ({ body: { nome: 'Etiqueta nova', cor: 'verde' } }), namesNoTenant: true },
  change: { request: ({ id_tag }) => ({ params: { id: id_tag }, body: { nome: 'Etiqueta mudada', cor: 'roxo' } }) },
  listOfClient: { request: ({ id_client }) => ({ params: { id_client } }) },
  add: { request: ({ id_client, id_tag }) => ({ params: { id_client, id: id_tag } }) },
  takeOff: { request: ({ id_client, id_tag }) => ({ params: { id_client, id: id_tag } }) },
  remove: { request: ({ id_tag }) => ({ params: { id: id_tag } }) },
};
