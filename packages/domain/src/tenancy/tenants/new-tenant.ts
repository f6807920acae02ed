import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { ufs } from '@restitui/brazil/uf.ts';
import { z } from 'zod';
import { cepText } from '../../operations/lookups/cep-text.ts';
import { checkedCnpj } from '../../operations/lookups/cnpj-text.ts';

const tooLong = (max: number) => `Use no máximo ${max} caracteres.`;
const needed = (missing: string, max = 120) => z.string(missing).trim().min(1, missing).max(max, tooLong(max));
const optional = (max = 120) => z.string().trim().max(max, tooLong(max)).default('');
const digitsOf = (text: string) => text.replace(/\D/g, '');
const phone = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .transform(digitsOf)
    .refine((digits) => digits.length === 10 || digits.length === 11, 'Informe o DDD e o número.');

/** A percentage from 0 to 100 in steps of 0,01 (I-184). */
const commission = z
  .number('Comissão é obrigatória')
  .min(0, 'A comissão vai de 0 a 100.')
  .max(100, 'A comissão vai de 0 a 100.')
  .refine((value) => Number(value.toFixed(2)) === value, 'Use no máximo 2 casas decimais.');

/** Body of `POST /tenants/create-tenant`; removes the masks of numbers. */
export const newTenant = z.object({
  cnpj: z
    .string('CNPJ é obrigatório')
    .transform(normaliseCnpj)
    .refine((cnpj) => cnpj.length === 14, { error: 'CNPJ inválido. Digite 14 números.', abort: true })
    .transform(checkedCnpj),
  razao_social: needed('Razão social é obrigatória', 200),
  fantasia: optional(200),
  cnae: needed('Código do CNAE é obrigatório', 20),
  cnae_info: needed('Descrição do CNAE é obrigatória', 300),
  tipo: optional(20),
  email: z.string('E-mail inválido').trim().pipe(z.email('E-mail inválido')),
  whatsApp: phone('WhatsApp é obrigatório'),
  tel: z.union([z.literal(''), phone('Telefone é obrigatório')]).default(''),
  cep: z.union([z.literal(''), cepText], 'CEP inválido').default(''),
  logradouro: needed('Logradouro é obrigatório'),
  numero: needed('Número é obrigatório', 20),
  complemento: optional(),
  bairro: needed('Bairro é obrigatório'),
  cidade: needed('Cidade é obrigatória'),
  uf: z
    .string('UF deve ter 2 caracteres')
    .trim()
    .toUpperCase()
    .length(2, { error: 'UF deve ter 2 caracteres', abort: true })
    .pipe(z.enum(ufs, 'UF inválida')),
  comissao_admin: commission,
});
export type NewTenant = z.output<typeof newTenant>;

/** Body of `PUT /tenants/:tenantId/company`: the contact and address that contracts and messages show. */
export const companyEdit = newTenant.pick({
  ...{ email: true, whatsApp: true, tel: true, cep: true, logradouro: true, numero: true, complemento: true },
  ...{ bairro: true, cidade: true, uf: true },
});
export type CompanyEdit = z.input<typeof companyEdit>;

const commissionText = z
  .string()
  .trim()
  .min(1, { error: 'Comissão é obrigatória', abort: true })
  .regex(/^\d{1,3}([.,]\d+)?$/, { error: 'Informe um número válido.', abort: true })
  .transform((text) => Number(text.replace(',', '.')))
  .pipe(commission);

/**
 * Form of the dialog 'Adicionar Empresa': additionally the commission as text, a telephone and the consent (I-178,
 * I-182).
 */
export const newTenantForm = newTenant.extend({
  tel: phone('Telefone é obrigatório'),
  comissao_admin: commissionText,
  concordo: z.boolean().refine((agreed) => agreed, 'Você deve concordar com os termos'),
});
export type NewTenantForm = z.input<typeof newTenantForm>;
