import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { clientEdit, clientEditFields } from './client-edit.ts';
import { clientIdInPath } from './client-id.ts';
import { client } from './clients.api.ts';
import { newClient, newClientOfOwner, ownerCpf } from './new-client.ts';

const seenValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** Apart from the reads, which pages make at their start: they would build the schemas of these forms with them. */
export const clientChangesApi = {
  create: endpoint('POST /clients', {
    summary: 'Cadastrar um cliente, com os dois contatos do proprietário provados nesta sessão',
    transaction: 'none',
    status: 201,
    failureIn: 'error',
    body: newClient,
    response: enveloped(client),
  }),
  checkOwner: endpoint('POST /clients/owner-check', {
    summary: 'Se um CPF já é de um proprietário desta empresa; o nome só para quem pode abrir um cliente dele',
    body: z.object({ cpfProprietario: ownerCpf }),
    response: enveloped(z.object({ known: z.boolean(), nome: z.string().nullable() })),
  }),
  createForOwner: endpoint('POST /clients/cpf-Vinculo', {
    summary: 'Cadastrar mais um cliente de um proprietário já conhecido pelo CPF',
    transaction: 'none',
    status: 201,
    failureIn: 'error',
    body: newClientOfOwner,
    response: enveloped(client),
  }),
  update: endpoint('POST /clients/update/:id_client', {
    summary: 'Alterar um cliente: só os campos enviados; proprietário e responsável não se alteram aqui',
    params: z.object({ id_client: clientIdInPath }),
    body: clientEdit.partial().extend({
      /** The same fields as read by the editor; a field changed by another user since then is a 409. */
      seen: z.partialRecord(z.enum(clientEditFields), seenValue).optional(),
    }),
    response: enveloped(client),
  }),
  transfer: endpoint('PATCH /clients/:id_client/responsavel', {
    summary: 'Transferir a responsabilidade por um cliente',
    params: z.object({ id_client: clientIdInPath }),
    body: z.object({
      id_responsavel: z.string('Selecione o responsável.').trim().min(1, 'Selecione o responsável.'),
      /** The responsible as read by the editor; a transfer since then is a 409. */
      seen: z.object({ id_responsavel: z.string().nullable() }).optional(),
    }),
    response: enveloped(z.object({ affected: z.int() })),
  }),
};
