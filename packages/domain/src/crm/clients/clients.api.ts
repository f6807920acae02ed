import { z } from 'zod';
import { typeCargo } from '../../accounts/users/cargo.ts';
import { tenantIdText } from '../../tenancy/tenants/tenant-id.ts';
import { day } from '../../wire/day.ts';
import { endpoint, enveloped, paged } from '../../wire/endpoint.ts';
import { tag } from '../tags/tag.ts';
import { clientIdInPath } from './client-id.ts';
import { clientList } from './client-list.ts';
import { clientStep } from './client-step.ts';
import { clientSummary } from './client-summary.ts';

export type ClientSummary = z.infer<typeof clientSummary>;

/**
 * A row of the list of clients. The optional fields are the columns that the call names. `credito`, `prescreve_em`,
 * `cobertura` and the last steps of `passo` come from results of the Simples product; those of SPED files and of the
 * payroll have a column each.
 */
export const listedClient = clientSummary.extend({
  etiquetas: z.array(tag),
  /** Reais that can still be requested, without Selic; null before the first result. */
  credito: z.number().nullable().optional(),
  /** The nearest day on which such a refund expires. */
  prescreve_em: z.string().nullable().optional(),
  /** Reais of the current payroll results: the classes that need no action, without Selic and expired months. */
  credito_folha: z.number().nullable().optional(),
  /** The same of the current results of SPED files. */
  credito_sped: z.number().nullable().optional(),
  /** Share of the declared revenue that the notes explain, 0 to 1, over the current results. */
  cobertura: z.number().nullable().optional(),
  nome_responsavel: z.string().nullable().optional(),
  passo: clientStep.nullable().optional(),
  procuracaoValidaAte: z.string().nullable().optional(),
  municipio: z.string().optional(),
  estado: z.string().optional(),
  createdDate: z.string().optional(),
});
export type ListedClient = z.infer<typeof listedClient>;

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
  procuracaoValidaAte: day.nullable(),
  nome_responsavel: z.string().nullable(),
  nome_gerente: z.string().nullable(),
});
export type Client = z.infer<typeof client>;

/** A user who can be made responsible for a client. */
export const responsibleCandidate = z.object({ id: z.string(), name: z.string(), typeCargo });
export type ResponsibleCandidate = z.infer<typeof responsibleCandidate>;

export const clientsApi = {
  listOfTenant: endpoint('GET /clients/tenant/:id_tenant', {
    summary: 'Clientes da empresa que esta pessoa pode ver, por razão social',
    params: z.object({ id_tenant: tenantIdText }),
    query: clientList.query,
    response: paged(listedClient),
  }),
  read: endpoint('GET /clients/:cnpjcpf', {
    summary: 'Um cliente',
    params: z.object({ cnpjcpf: clientIdInPath }),
    response: enveloped(client),
  }),
  listOfOwner: endpoint('GET /clients/owner/:id_owner', {
    summary: 'Os clientes de um proprietário que esta pessoa pode abrir',
    params: z.object({ id_owner: z.string() }),
    response: enveloped(z.array(clientSummary)),
  }),
  listCandidates: endpoint('GET /clients/:id_client/responsaveis', {
    summary: 'Quem pode ser responsável por um cliente: parceiros, contabilidades, gerentes e CEO da empresa',
    params: z.object({ id_client: clientIdInPath }),
    response: enveloped(z.array(responsibleCandidate)),
  }),
};
