import { z } from 'zod';
import { signingState } from '../../agreements/signing/signing-state.ts';
import { taxRegime } from '../../recovery/products/regime-products.ts';
import { serviceType } from '../../recovery/products/service-type.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';

const ofClient = z.object({ cnpjcpf: z.string(), razao_social: z.string() });

/** The owner of a company. */
export const foundOwner = ofClient.extend({
  id_owner: z.string(),
  nomeProprietario: z.string(),
  /** With its first and last digits hidden. */
  cpf: z.string(),
});

export const foundProduct = ofClient.extend({ id_product: z.string(), typeServico: serviceType });

/** The contract in force, or the open one, of a company under a regime. */
export const foundContract = ofClient.extend({
  id_agreement: z.string(),
  typeRegime: taxRegime,
  estado: signingState,
});

/** Records beside clients and staff, whose lists are searched by their own calls. */
export const searchApi = {
  find: endpoint('GET /search', {
    summary: 'Proprietários, produtos e contratos que esta pessoa pode ver e que combinam com o texto (decisão D-37)',
    query: z.object({ q: z.string().trim().min(2).max(200) }),
    response: enveloped(
      z.object({
        proprietarios: z.array(foundOwner),
        produtos: z.array(foundProduct),
        contratos: z.array(foundContract),
      }),
    ),
  }),
};
