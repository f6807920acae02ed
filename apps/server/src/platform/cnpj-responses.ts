import { digitsOf } from '@restitui/brazil/digits.ts';
import type { FoundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '');
const number = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));
const digits = number.transform(digitsOf);

/** Formats 6204000 as 62.04-0-00; a number may have lost its leading zero. */
function cnaeCode(plain: string): string {
  const code = plain.padStart(7, '0');
  return `${code.slice(0, 2)}.${code.slice(2, 4)}-${code.slice(4, 5)}-${code.slice(5)}`;
}

/** Closed and masked companies have asterisks or zeros in place of their activity. */
function activities(code: string, said: string): FoundCompany['atividade_principal'] {
  const isKnown = /[1-9]/.test(code) && !/^(\*+|não informada)$/i.test(said);
  return [isKnown ? { code, text: said } : { code: '', text: '' }];
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');

export const receitawsAnswer = z
  .object({
    status: z.literal('OK'),
    tipo: text,
    nome: text,
    fantasia: text,
    logradouro: text,
    numero: text,
    complemento: text,
    bairro: text,
    municipio: text,
    uf: text,
    cep: digits,
    atividade_principal: z.array(z.object({ code: text, text })).nullish(),
  })
  .transform(({ status: _, atividade_principal, ...company }): FoundCompany => {
    const [first] = atividade_principal ?? [];
    return { ...company, atividade_principal: activities(first?.code ?? '', first?.text ?? '') };
  });

/** Response of BrasilAPI and Minha Receita, which serve the registry's monthly dump. */
export const registryAnswer = z
  .object({
    descricao_identificador_matriz_filial: text,
    razao_social: text,
    nome_fantasia: text,
    descricao_tipo_de_logradouro: text,
    logradouro: text,
    numero: text,
    complemento: text,
    bairro: text,
    municipio: text,
    uf: text,
    cep: digits,
    cnae_fiscal: digits,
    cnae_fiscal_descricao: text,
  })
  .transform(
    (company): FoundCompany => ({
      tipo: company.descricao_identificador_matriz_filial,
      nome: company.razao_social,
      fantasia: company.nome_fantasia,
      logradouro: joined(company.descricao_tipo_de_logradouro, company.logradouro),
      numero: company.numero,
      complemento: company.complemento,
      bairro: company.bairro,
      municipio: company.municipio,
      uf: company.uf,
      cep: company.cep,
      atividade_principal: activities(cnaeCode(company.cnae_fiscal), company.cnae_fiscal_descricao),
    }),
  );

export const cnpjWsAnswer = z
  .object({
    razao_social: text,
    estabelecimento: z.object({
      tipo: text,
      nome_fantasia: text,
      tipo_logradouro: text,
      logradouro: text,
      numero: text,
      complemento: text,
      bairro: text,
      cep: digits,
      atividade_principal: z.object({ id: digits, descricao: text }).nullish(),
      estado: z.object({ sigla: text }).nullish(),
      cidade: z.object({ nome: text }).nullish(),
    }),
  })
  .transform(({ razao_social, estabelecimento: place }): FoundCompany => {
    const activity = place.atividade_principal;
    return {
      tipo: place.tipo.toUpperCase(),
      nome: razao_social,
      fantasia: place.nome_fantasia,
      logradouro: joined(place.tipo_logradouro, place.logradouro),
      numero: place.numero,
      complemento: place.complemento,
      bairro: place.bairro,
      municipio: place.cidade?.nome ?? '',
      uf: place.estado?.sigla ?? '',
      cep: place.cep,
      atividade_principal: activities(cnaeCode(activity?.id ?? ''), activity?.descricao ?? ''),
    };
  });
