import { ufs } from '@restitui/brazil/uf.ts';
import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { cepText } from './cep-text.ts';
import { cnpjText } from './cnpj-text.ts';
import { selicMonth } from './selic-series.ts';

/** The place of a CEP. A town with a single CEP has no street or bairro; `numero` is normally empty. */
export const foundCep = z.object({
  logradouro: z.string(),
  numero: z.string(),
  bairro: z.string(),
  localidade: z.string().min(1),
  uf: z.enum(ufs),
});
export type FoundCep = z.infer<typeof foundCep>;

/** A company in the registry; unknown fields are empty. Always has one main activity. */
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
  /** Set where no service is configured, and the company is invented. */
  inventada: z.literal(true).optional(),
});
export type FoundCompany = z.infer<typeof foundCompany>;

/** The estimated place of an IP address; unknown fields are empty or null. */
export const foundPlace = z.object({
  city: z.string(),
  region: z.string(),
  country: z.string(),
  zip: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  ip: z.string(),
});
export type FoundPlace = z.infer<typeof foundPlace>;

/** A bank by its clearing number (COMPE), displayed with three digits. */
export const bank = z.object({ code: z.int().positive(), name: z.string().min(1), ispb: z.string().regex(/^\d{8}$/) });
export type Bank = z.infer<typeof bank>;

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
  local: endpoint('GET /utils/local', {
    summary: 'O lugar aproximado de quem chama, pelo endereço na internet',
    session: 'any',
    transaction: 'none',
    response: foundPlace,
  }),
  selic: endpoint('GET /utils/selic', {
    summary: 'A Selic acumulada em cada mês, da mais nova à mais antiga',
    transaction: 'none',
    response: z.array(selicMonth),
  }),
  banks: endpoint('GET /utils/banks', {
    summary: 'Os bancos, pelo código',
    transaction: 'none',
    response: z.array(bank),
  }),
};
