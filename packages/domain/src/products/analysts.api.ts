import { z } from 'zod';
import { tenantIdText } from '../tenants/tenant-id.ts';
import { endpoint, enveloped, page, pageQuery } from '../wire/endpoint.ts';
import { productStatus } from './product-status.ts';
import { product } from './products.api.ts';
import { serviceTypeText } from './service-type.ts';

/** In the filter by analyst: products that nobody analyses. */
export const withoutAnalyst = 'sem-analista';

const columns = ['empresa', 'typeServico', 'status', 'createdDate'] as const;
export const managedSort = z.enum([...columns, ...columns.map((column) => `-${column}` as const)]);

const analyst = z.string('Escolha um analista.').nullable();

/** How many products are reassigned at once. */
export const mostAtOnce = 200;

export const analystsApi = {
  list: endpoint('GET /products/clientsProductUsers', {
    summary: 'Produtos com seus analistas: da empresa escolhida, ou de todas quando um ADMIN não escolhe nenhuma',
    reach: 'all',
    transaction: 'none',
    query: pageQuery.extend({
      /** CNPJ or razão social of the client. */
      q: z.string().trim().max(200).optional(),
      /** The consultancy. */
      id_tenant: tenantIdText.optional(),
      typeServico: serviceTypeText.optional(),
      /** An analyst's id, or `sem-analista`. */
      analista: z.string().optional(),
      status: productStatus.optional(),
      sort: managedSort.default('empresa'),
    }),
    response: z.object({
      data: z.object({
        clientes: z.array(product),
        /** Whom the filter offers; empty for who may not filter by analyst. */
        analistas: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
      page,
    }),
  }),
  assign: endpoint('PATCH /products/analista', {
    summary: 'Trocar o analista de um produto; null o deixa sem analista',
    transaction: 'none',
    body: z.object({
      id_product: z.string().min(1, 'Campos obrigatórios ausentes'),
      id_analista: analyst,
      /** Who stood there for who decides: somebody else's change is then not overwritten unseen. */
      seen: z.string().nullish(),
    }),
    response: enveloped(product),
  }),
  assignMany: endpoint('PATCH /products/analista/selecionados', {
    summary: 'Trocar o analista de vários produtos de uma empresa, de todos ou de nenhum',
    transaction: 'none',
    body: z.object({
      id_products: z.array(z.string()).min(1, 'Indique ao menos um produto.').max(mostAtOnce),
      id_analista: analyst,
      /** By product. */
      seen: z.record(z.string(), z.string().nullable()).optional(),
    }),
    response: enveloped(z.array(product)),
  }),
};
