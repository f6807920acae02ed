import { z } from 'zod';
import { clientIdInPath } from '../../crm/clients/client-id.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { serviceType } from '../products/service-type.ts';
import { observationCategory } from './observation-category.ts';

export const observation = z.object({
  id: z.string(),
  mensage: z.string(), // spelt so on the wire
  /** CNPJ or CPF of the client. */
  cnpj: z.string(),
  /** Name of the author. */
  sender: z.string(),
  /** Null for a message written by a client. */
  id_user: z.string().nullable(),
  id_tenant: z.string(),
  id_produto: z.string().nullable(),
  typeServico: serviceType.nullable(),
  isAlerta: z.boolean(),
  category: observationCategory,
  createdDate: z.string(),
  /** Whether the reader is the author. */
  isOwn: z.boolean(),
});
export type Observation = z.infer<typeof observation>;

export const newObservation = z.object({
  mensage: z
    .string('Escreva a mensagem.')
    .trim()
    .min(1, 'Escreva a mensagem.')
    .max(2000, 'Use no máximo 2000 caracteres.'),
  cnpj: clientIdInPath,
  id_produto: z
    .string()
    .nullish()
    .transform((id) => id || null),
  isAlerta: z.boolean().default(false),
  /** Ignored for a client, whose category is always `CLIENTE`. */
  category: observationCategory.default('PADRAO'),
});

export const observationsApi = {
  send: endpoint('POST /observations', {
    base: 'observations',
    summary: 'Escrever uma observação sobre um cliente ou um produto dele',
    session: 'any',
    status: 201,
    body: newObservation,
    response: enveloped(observation),
  }),
  listOfClient: endpoint('GET /observations/client/:cnpj', {
    base: 'observations',
    summary: 'Observações de um cliente que esta pessoa pode ver, as mais antigas primeiro',
    session: 'any',
    params: z.object({ cnpj: clientIdInPath }),
    response: enveloped(z.array(observation)),
  }),
  listOfProduct: endpoint('GET /observations/:id_produto', {
    base: 'observations',
    summary: 'Observações de um produto que esta pessoa pode ver, as mais antigas primeiro',
    session: 'any',
    params: z.object({ id_produto: z.string() }),
    response: enveloped(z.array(observation)),
  }),
  remove: endpoint('POST /observations/soft-delete/:id', {
    base: 'observations',
    summary: 'Excluir uma observação própria',
    session: 'any',
    params: z.object({ id: z.string() }),
    response: enveloped(observation),
  }),
};
