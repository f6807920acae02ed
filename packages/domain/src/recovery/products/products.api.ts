import { z } from 'zod';
import { clientIdInPath } from '../../crm/clients/client-id.ts';
import { tenantIdText } from '../../tenancy/tenants/tenant-id.ts';
import { endpoint, enveloped, paged, pageQuery } from '../../wire/endpoint.ts';
import { productStatus } from './product-status.ts';
import { serviceType, serviceTypeText } from './service-type.ts';

export const product = z.object({
  id: z.string(),
  id_tenant: z.string(),
  /** The user who added it for the client. */
  id_user: z.string().nullable(),
  id_client: z.string(),
  id_analista: z.string().nullable(),
  nomeAnalista: z.string().nullable(),
  typeServico: serviceType,
  typeRegime: z.string(),
  status: productStatus,
  isActive: z.boolean(),
  createdDate: z.string(),
  /** Name of the partner responsible for the client, and of the client. */
  parceiro: z.string().nullable(),
  empresa: z.string(),
});
export type Product = z.infer<typeof product>;

/** A credential: no list contains it, only the call for the code of one product. */
export const accessCode = z.object({
  id: z.string(),
  senhaProduto: z.string().nullable(),
  /** Incremented with each change, to detect concurrent edits. */
  version: z.int(),
});
export type AccessCode = z.infer<typeof accessCode>;

export const accessCodeLength = 12;
const productsOfClient = {
  summary: 'Produtos de um cliente que esta pessoa pode ver',
  transaction: 'shared',
  params: z.object({ id: clientIdInPath }),
  response: enveloped(z.array(product)),
} as const;

export const productsApi = {
  listOfClient: endpoint('GET /products/:id', productsOfClient),
  clientProducts: endpoint('GET /products/clientsProduct/:id', productsOfClient),
  listOfUser: endpoint('GET /products/filter/:userId/:tenantId', {
    summary: 'Produtos que a regra da lista mostra a um usuário, numa empresa',
    transaction: 'shared',
    params: z.object({ userId: z.string(), tenantId: tenantIdText }),
    query: pageQuery,
    response: paged(product),
  }),
  choices: endpoint('GET /products/escolha', {
    summary: 'Produtos a que esta pessoa chega, para escolher um: os primeiros que a busca encontra',
    query: z.object({
      /** Searches CNPJ and razão social of the client. */
      q: z.string().trim().max(200).optional(),
      id_client: clientIdInPath.optional(),
      typeServico: serviceTypeText.optional(),
    }),
    response: enveloped(z.array(product.pick({ id: true, id_client: true, empresa: true, typeServico: true }))),
  }),
  linkedClients: endpoint('GET /products/clientes-do-usuario', {
    summary: 'Clientes dos produtos em que esta pessoa trabalha ou que estão sob sua responsabilidade',
    query: z.object({ id_tenant: tenantIdText.optional() }),
    response: enveloped(z.object({ clientes: z.array(z.string()) })),
  }),
  changeStatus: endpoint('POST /products/status/:id/:status', {
    summary: 'Muda o status de um produto',
    params: z.object({ id: z.string(), status: productStatus }),
    query: z.object({ seen: z.string().optional() }),
    response: enveloped(product),
  }),
  readAccessCode: endpoint('GET /products/senha-produto/:id_product', {
    summary: 'Código de acesso de um produto',
    params: z.object({ id_product: z.string() }),
    response: enveloped(accessCode),
  }),
  saveAccessCode: endpoint('POST /products/senha-produto/:id_product', {
    summary: 'Grava o código de acesso de um produto',
    params: z.object({ id_product: z.string() }),
    body: z.object({
      senha: z
        .string('Informe o código de acesso.')
        .trim()
        .min(1, 'Informe o código de acesso.')
        .max(accessCodeLength, `Use no máximo ${accessCodeLength} caracteres.`),
      seen: z.int().optional(),
    }),
    response: enveloped(accessCode),
  }),
};
