import type { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import type { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const analystsProbes: Probes<typeof analystsApi> = {
  list: {},
  assign: { request: ({ id_product }) => ({ body: { id_product, id_analista: null } }) },
  assignMany: { request: ({ id_product }) => ({ body: { id_products: [id_product], id_analista: null } }) },
};

export const productsProbes: Probes<typeof productsApi> = {
  listOfClient: { request: ({ id_client }) => ({ params: { id: id_client } }) },
  clientProducts: { request: ({ id_client }) => ({ params: { id: id_client } }) },
  listOfUser: { request: ({ userId, id_tenant }) => ({ params: { userId, tenantId: id_tenant } }) },
  choices: {},
  linkedClients: {},
  changeStatus: { request: ({ id_product }) => ({ params: { id: id_product, status: 'ANALISE' } }) },
  readAccessCode: { request: ({ id_product }) => ({ params: { id_product } }) },
  saveAccessCode: { request: ({ id_product }) => ({ params: { id_product }, body: { senha: '123456789012' } }) },
};
