import { z } from 'zod';
import { tenantIdText } from '../tenants/tenant-id.ts';
import { endpoint, enveloped, paged } from '../wire/endpoint.ts';
import { clientIdInPath } from './client-id.ts';
import { clientStatus } from './client-status.ts';
import { newClient, newClientOfOwner } from './new-client.ts';

export const clientSummary = z.object({
  id_client: z.string(),
  cnpjcpf: z.string(),
  razao_social: z.string(),
  id_responsavel: z.string().nullable(),
  id_gerente: z.string().nullable(),
  id_tenant: z.string(),
  id_owner: z.string(),
  status: clientStatus,
});
export type ClientSummary = z.infer<typeof clientSummary>;

export const client = clientSummary.extend({
  nome_fantasia: z.string(),
  createdDate: z.string(),
  cnae_principal: z.string(),
  atividadePrincipal: z.string(),
  nomeProprietario: z.string(),
  cpfProprietario: z.string(),
  emailProprietario: z.string(),
  contatoProprietario: z.string(),
  nomeContador: z.string(),
  contatoContador: z.string(),
  emailContador: z.string(),
  banco: z.string(),
  agencia: z.string(),
  conta: z.string(),
  comissaoTenant: z.number(),
  cep: z.string(),
  logradouro: z.string(),
  numero: z.string(),
  bairro: z.string(),
  municipio: z.string(),
  estado: z.string(),
  complemento: z.string(),
  procuracaoHabilitada: z.boolean(),
  procuracaoHabilitadaEm: z.string().nullable(),
  procuracaoValidaAte: z.string().nullable(),
  nome_responsavel: z.string().nullable(),
  nome_gerente: z.string().nullable(),
});
export type Client = z.infer<typeof client>;

export const clientSort = z.enum(['razao_social', '-razao_social', 'status', '-status', 'createdDate', '-createdDate']);

export const clientsApi = {
  listOfTenant: endpoint('GET /clients/tenant/:id_tenant', {
    summary: 'Clientes da empresa que esta pessoa pode ver, por razão social',
    params: z.object({ id_tenant: tenantIdText }),
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      pageSize: z.coerce.number().int().min(1).max(200).default(50),
      q: z.string().trim().max(200).optional(),
      status: clientStatus.optional(),
      sort: clientSort.default('razao_social'),
    }),
    response: paged(clientSummary),
  }),
  read: endpoint('GET /clients/:cnpjcpf', {
    summary: 'Um cliente',
    params: z.object({ cnpjcpf: clientIdInPath }),
    response: enveloped(client),
  }),
  create: endpoint('POST /clients', {
    summary: 'Cadastrar um cliente, com os dois contatos do proprietário provados nesta sessão',
    transaction: 'none',
    status: 201,
    failureIn: 'error',
    body: newClient,
    response: enveloped(client),
  }),
  createForOwner: endpoint('POST /clients/cpf-Vinculo', {
    summary: 'Cadastrar mais um cliente de um proprietário já conhecido pelo CPF',
    transaction: 'none',
    status: 201,
    failureIn: 'error',
    body: newClientOfOwner,
    response: enveloped(client),
  }),
};
