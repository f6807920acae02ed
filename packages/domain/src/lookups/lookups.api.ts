import { ufs } from '@restitui/brazil/uf.ts';
import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { cepText } from './cep-text.ts';

/** Where a CEP lies; a town with one CEP has neither street nor bairro, and `numero` is empty as a rule. */
export const foundCep = z.object({
  logradouro: z.string(),
  numero: z.string(),
  bairro: z.string(),
  localidade: z.string().min(1),
  uf: z.enum(ufs),
});
export type FoundCep = z.infer<typeof foundCep>;

export const lookupsApi = {
  cep: endpoint('GET /utils/cep/:cep', {
    summary: 'O endereço de um CEP',
    transaction: 'none',
    params: z.object({ cep: cepText }),
    response: foundCep,
  }),
};
