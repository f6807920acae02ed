import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { clientIdInPath } from '../clients/client-id.ts';
import { tag, tagColour } from './tag.ts';

/** The form of the page and the body of the calls that create and change. */
export const newTag = z.object({
  nome: z.string('Nome é obrigatório').trim().min(1, 'Nome é obrigatório').max(40, 'Use no máximo 40 caracteres.'),
  cor: tagColour,
});
export type NewTag = z.output<typeof newTag>;

const id = z.object({ id: z.string() });
const tagOfClient = z.object({ id_client: clientIdInPath, id: z.string() });

export const tagsApi = {
  list: endpoint('GET /tags', {
    summary: 'Etiquetas da empresa, por nome',
    response: enveloped(z.array(tag)),
  }),
  create: endpoint('POST /tags', {
    summary: 'Criar uma etiqueta',
    status: 201,
    body: newTag,
    response: enveloped(tag),
  }),
  change: endpoint('PUT /tags/:id', {
    summary: 'Mudar o nome e a cor de uma etiqueta',
    params: id,
    body: newTag,
    response: enveloped(tag),
  }),
  listOfClient: endpoint('GET /clients/:id_client/tags', {
    summary: 'Etiquetas de um cliente, por nome',
    params: z.object({ id_client: clientIdInPath }),
    response: enveloped(z.array(tag)),
  }),
  add: endpoint('PUT /clients/:id_client/tags/:id', {
    summary: 'Pôr uma etiqueta num cliente; responde com as etiquetas dele',
    params: tagOfClient,
    response: enveloped(z.array(tag)),
  }),
  takeOff: endpoint('DELETE /clients/:id_client/tags/:id', {
    summary: 'Tirar uma etiqueta de um cliente; responde com as etiquetas dele',
    params: tagOfClient,
    response: enveloped(z.array(tag)),
  }),
  remove: endpoint('DELETE /tags/:id', {
    summary: 'Excluir uma etiqueta, também dos clientes que a têm',
    params: id,
    response: enveloped(tag),
  }),
};
