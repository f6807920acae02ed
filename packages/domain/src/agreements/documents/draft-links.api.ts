import { z } from 'zod';
import { taxRegime } from '../../recovery/products/regime-products.ts';
import { serviceType } from '../../recovery/products/service-type.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';

const noProduct = 'Selecione pelo menos um produto';

export const draftLinkForm = z.object({
  typeRegime: taxRegime,
  contracts: z
    .array(z.union([serviceType, z.literal('PRINCIPAL')]), noProduct)
    .max(20, 'Use no máximo 20 contratos.')
    .refine((parts) => parts.some((part) => part !== 'PRINCIPAL'), noProduct),
});

/** The text of a draft, with placeholders for the client's data. */
export const draftText = z.object({ empresa: z.string(), contracts: z.array(z.string()), html: z.string() });

export const draftLinksApi = {
  create: endpoint('POST /agreement/draft-link', {
    summary: 'Criar o link que mostra uma proposta de minuta sem senha, por 30 dias',
    status: 201,
    body: draftLinkForm,
    response: enveloped(z.object({ link: z.string(), expiresAt: z.string() })),
  }),
  read: endpoint('GET /agreement/draft/:id/:contracts', {
    summary: 'A proposta de minuta que um link mostra',
    session: 'public',
    caller: 'link',
    params: z.object({ id: z.string(), contracts: z.string() }),
    query: z.object({ t: z.string().max(200).default('') }),
    response: enveloped(draftText),
  }),
};
