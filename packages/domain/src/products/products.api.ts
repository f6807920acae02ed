import { z } from 'zod';
import { clientIdInPath } from '../clients/client-id.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { productStatus } from './product-status.ts';
import { serviceType } from './service-type.ts';

export const product = z.object({
  id: z.string(),
  id_tenant: z.string(),
  id_client: z.string(),
  id_analista: z.string().nullable(),
  nomeAnalista: z.string().nullable(),
  typeServico: serviceType,
  typeRegime: z.string(),
  status: productStatus,
  isActive: z.boolean(),
  createdDate: z.string(),
  /** Name of the partner responsible for the client, and of the client's company. */
  parceiro: z.string().nullable(),
  empresa: z.string(),
});
export type Product = z.infer<typeof product>;

export const productsApi = {
  listOfClient: endpoint('GET /products/:id', {
    summary: 'Produtos de um cliente que esta pessoa pode ver',
    transaction: 'none',
    params: z.object({ id: clientIdInPath }),
    response: enveloped(z.array(product)),
  }),
};
