import { z } from 'zod';
import { endpoint, enveloped, page } from '../../wire/endpoint.ts';
import { managedProductList } from './managed-product-list.ts';
import { product } from './products.api.ts';

const analyst = z.string('Escolha um analista.').min(1, 'Escolha um analista.').nullable();

/** Limit of products per bulk reassignment. */
export const maxReassignments = 200;

export const analystsApi = {
  list: endpoint('GET /products/clientsProductUsers', {
    summary: 'Produtos com seus analistas: da empresa escolhida, ou de todas quando um ADMIN não escolhe nenhuma',
    reach: 'all',
    transaction: 'shared',
    query: managedProductList.query,
    response: z.object({
      data: z.object({
        clientes: z.array(product),
        /** Analysts offered by the filter; empty for actors who may not filter by analyst. */
        analistas: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
      page,
    }),
  }),
  assign: endpoint('PATCH /products/analista', {
    summary: 'Trocar o analista de um produto; null o deixa sem analista',
    transaction: 'shared',
    body: z.object({
      id_product: z.string().min(1, 'Campos obrigatórios ausentes'),
      id_analista: analyst,
      /** The analyst that the editor saw, to detect a concurrent change. */
      seen: z.string().nullish(),
    }),
    response: enveloped(product),
  }),
  assignMany: endpoint('PATCH /products/analista/selecionados', {
    summary: 'Trocar o analista de vários produtos de uma empresa, de todos ou de nenhum',
    transaction: 'shared',
    body: z.object({
      id_products: z.array(z.string()).min(1, 'Indique ao menos um produto.').max(maxReassignments),
      id_analista: analyst,
      /** Keyed by product. */
      seen: z.record(z.string(), z.string().nullable()).optional(),
    }),
    response: enveloped(z.array(product)),
  }),
};
