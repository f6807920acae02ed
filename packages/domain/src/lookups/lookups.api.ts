import { ufs } from '@restitui/brazil/uf.ts';
import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { cepText } from './cep-text.ts';
import { cnpjText } from './cnpj-text.ts';

/** Where a CEP lies; a town with one CEP has neither street nor bairro, and `numero` is empty as a rule. */
export const foundCep = z.object({
  logradouro: z.string(),
  numero: z.string(),
  bairro: z.string(),
  localidade: z.string().min(1),
  uf: z.enum(ufs),
});
export type FoundCep = z.infer<typeof foundCep>;

/** A company as the registry has it; what it does not say is an empty text. One main activity, always. */
export const foundCompany = z.object({
  tipo: z.string(),
  nome: z.string().min(1),
  fantasia: z.string(),
  logradouro: z.string(),
  numero: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  municipio: z.string(),
  uf: z.string(),
  cep: z.string(),
  atividade_principal: z.array(z.object({ code: z.string(), text: z.string() })),
});
export type FoundCompany = z.infer<typeof foundCompany>;

export const lookupsApi = {
  cnpj: endpoint('GET /utils/cnpj/:cnpj', {
    summary: 'A empresa de um CNPJ',
    transaction: 'none',
    params: z.object({ cnpj: cnpjText }),
    response: foundCompany,
  }),
  cep: endpoint('GET /utils/cep/:cep', {
    summary: 'O endereço de um CEP',
    transaction: 'none',
    params: z.object({ cep: cepText }),
    response: foundCep,
  }),
};
