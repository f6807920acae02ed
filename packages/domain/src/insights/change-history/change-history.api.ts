import { z } from 'zod';
import { clientIdInPath } from '../../crm/clients/client-id.ts';
import { serviceType } from '../../recovery/products/service-type.ts';
import { tenantIdText } from '../../tenancy/tenants/tenant-id.ts';
import { endpoint, page } from '../../wire/endpoint.ts';
import { changeList } from './change-list.ts';
import { recordedEntities } from './recorded-entity.ts';

const recordedEntity = z.enum(recordedEntities);

export const change = z.object({
  id: z.string(),
  date: z.string(),
  /** Whether staff or a client made the change. */
  author: z.enum(['staff', 'client']),
  authorName: z.string(),
  entity: recordedEntity,
  id_entity: z.string(),
  id_product: z.string().nullable(),
  typeServico: serviceType.nullable(),
  field: z.string(),
  /** Values before and after; null if there is none. */
  from: z.json(),
  to: z.json(),
});
export type Change = z.infer<typeof change>;

const recordedField = z.object({ entity: recordedEntity, field: z.string() });

const { query } = changeList;
const response = z.object({
  data: z.array(change),
  page,
  /** The fields offered by the filter. */
  fields: z.array(recordedField),
});

export const changeHistoryApi = {
  ofClient: endpoint('GET /change-history/client/:cnpjcpf', {
    summary: 'O que mudou em um cliente e no que é dele, o mais novo primeiro',
    params: z.object({ cnpjcpf: clientIdInPath }),
    query,
    response,
  }),
  ofProduct: endpoint('GET /change-history/product/:id', {
    summary: 'O que mudou em um produto e no que é dele, o mais novo primeiro',
    params: z.object({ id: z.string() }),
    query,
    response,
  }),
  ofUser: endpoint('GET /change-history/user/:id', {
    summary: 'O que mudou no cadastro e nas permissões de uma pessoa da equipe, o mais novo primeiro',
    params: z.object({ id: z.string() }),
    query,
    response,
  }),
  ofTenant: endpoint('GET /change-history/tenant/:tenantId', {
    summary: 'O que mudou em uma empresa, o mais novo primeiro',
    params: z.object({ tenantId: tenantIdText }),
    query,
    response,
  }),
  ofTemplate: endpoint('GET /change-history/template/:id', {
    summary: 'O que mudou em um modelo de contrato, o mais novo primeiro',
    params: z.object({ id: z.string() }),
    query,
    response,
  }),
};
