import { z } from 'zod';
import { documentRequest } from '../../crm/client-documents/client-documents.api.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { taxMonth } from './simples-analysis.api.ts';

/** Maximum number of products of one request: more would not be answered. */
export const maxProofProducts = 20;

/** A product as it is printed on the notes. */
export const proofProduct = z.object({
  codigo: z.string().max(200),
  produto: z.string().min(1).max(500),
  ncm: z.string().max(60),
});
export type ProofProduct = z.infer<typeof proofProduct>;

export const proofRequestsApi = {
  ask: endpoint('POST /simples/:id_apuracao/provas', {
    summary: 'Pedir ao cliente a prova de produtos da análise; o pedido lista os produtos e o que prova cada um',
    status: 201,
    params: z.object({ id_apuracao: z.string() }),
    /** Without `competencia` the proof is for the sales of all months. */
    body: z.object({
      competencia: taxMonth.optional(),
      produtos: z
        .array(proofProduct)
        .min(1, 'Escolha ao menos um produto.')
        .max(maxProofProducts, `Peça a prova de no máximo ${maxProofProducts} produtos por vez.`),
    }),
    response: enveloped(documentRequest),
  }),
};
