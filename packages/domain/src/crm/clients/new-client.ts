import { isCpf } from '@restitui/brazil/cpf.ts';
import { digitsOf } from '@restitui/brazil/digits.ts';
import { z } from 'zod';
import { contactEmail, whatsAppNumber } from '../../accounts/verification-codes/contact.ts';
import { cepText } from '../../operations/lookups/cep-text.ts';
import { blankOr } from './blank-or.ts';
import { clientId } from './client-id.ts';

export const missingFields = 'Campos obrigatórios ausentes';
export const invalidCpf = 'CPF inválido. Verifique o número digitado.';

/** Help text of the password field, equal to the enforced rule (I-146, C-01). */
export const clientPasswordRule = 'Ao menos 6 caracteres, com pelo menos uma letra e um número.';

/** Trimmed text with at most `longest` characters; fails with `message` when empty. */
export const requiredText = (message: string, longest = 200) =>
  z.string(message).trim().min(1, message).max(longest, `Use no máximo ${longest} caracteres.`);
const optionalText = (longest = 200) =>
  z.string().trim().max(longest, `Use no máximo ${longest} caracteres.`).default('');

export const ownerCpf = z
  .string('CPF é obrigatório')
  .trim()
  .min(1, 'CPF é obrigatório')
  .refine((text) => text === '' || isCpf(text), invalidCpf)
  .transform(digitsOf);

export const clientPassword = z
  .string(clientPasswordRule)
  .min(6, clientPasswordRule)
  .max(200, 'Senha muito longa')
  .refine((text) => text.length < 6 || (/\p{L}/u.test(text) && /\d/.test(text)), clientPasswordRule);

/** A blank password makes none: the owner signs in by a code, and may choose a password later. */
export const optionalClientPassword = z.string(clientPasswordRule).superRefine((text, context) => {
  if (text === '') return;
  for (const { message } of clientPassword.safeParse(text).error?.issues ?? []) {
    context.addIssue({ code: 'custom', message });
  }
});

export const commissionRange = 'A comissão é um número inteiro de 0 a 100';

/** Whole percent (I-142, I-143). */
export const clientCommission = z
  .number('Informe a comissão')
  .int(commissionRange)
  .min(0, commissionRange)
  .max(100, commissionRange);

const company = {
  cnpjcpf: z.string(missingFields).min(1, missingFields).pipe(clientId),
  razao_social: requiredText(missingFields, 300),
  nome_fantasia: optionalText(300),
  cnae_principal: optionalText(20),
  atividadePrincipal: optionalText(300),
};

const address = {
  cep: blankOr(cepText).default(''),
  logradouro: optionalText(),
  bairro: optionalText(),
  numero: optionalText(20),
  municipio: optionalText(),
  /** Two letters; the registry may name a state of another country (I-300). */
  estado: blankOr(
    z
      .string()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'UF deve ter 2 caracteres'),
  ).default(''),
  complemento: optionalText(),
};

const contract = {
  li_aceito_tenant: z.literal(true, 'Confirme os dados para criar o cliente.'),
  comissaoTenant: clientCommission,
  /** Ignored: derived from the number. */
  comissao_escrita: z.string().max(200).optional(),
  banco: requiredText('Informe o banco', 120),
  agencia: requiredText('Informe a agência', 20),
  conta: requiredText('Informe a conta', 30),
};

/** Body of a registration (I-210 to I-217); tenant, status and responsible come from the session. */
export const newClient = z.object({
  ...company,
  ...address,
  ...contract,
  nomeProprietario: requiredText(missingFields),
  cpfProprietario: ownerCpf,
  contatoProprietario: whatsAppNumber,
  emailProprietario: contactEmail,
  nomeContador: requiredText('Nome é obrigatório'),
  contatoContador: whatsAppNumber,
  emailContador: contactEmail,
  password: optionalClientPassword.default(''),
  /** The lead that becomes this client. */
  id_lead: z.string().max(60).optional(),
});
export type NewClient = z.infer<typeof newClient>;

/** Body of a registration for an owner known by CPF, without name, password and accountant (C-08, C-09). */
export const newClientOfOwner = newClient.omit({ nomeProprietario: true, password: true, id_lead: true }).extend({
  contatoProprietario: whatsAppNumber.optional(),
  emailProprietario: contactEmail.optional(),
  nomeContador: optionalText(),
  contatoContador: z.union([z.literal(''), whatsAppNumber]).default(''),
  emailContador: z.union([z.literal(''), contactEmail]).default(''),
});
export type NewClientOfOwner = z.infer<typeof newClientOfOwner>;
