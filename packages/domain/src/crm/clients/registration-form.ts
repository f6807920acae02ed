import { z } from 'zod';
import { contactEmail, whatsAppNumber } from '../../accounts/verification-codes/contact.ts';
import { taxRegime } from '../../recovery/products/regime-products.ts';
import { serviceType } from '../../recovery/products/service-type.ts';
import { clientCommission, optionalClientPassword, ownerCpf, requiredText } from './new-client.ts';

/** Typed regime, products, commission and bank (I-218). */
export const contractForm = z.object({
  regimeTributario: taxRegime,
  produtosSelecionados: z.array(serviceType).min(1, 'Selecione pelo menos um produto'),
  comissao: z
    .string('Informe a comissão')
    .min(1, 'Informe a comissão')
    .regex(/^\d+$/, 'Informe a comissão')
    .transform(Number)
    .pipe(clientCommission),
  banco: requiredText('Informe o banco', 120),
  agencia: requiredText('Informe a agência', 20),
  conta: requiredText('Informe a conta', 30),
  concordo: z.boolean(),
});
export type ContractForm = z.input<typeof contractForm>;

/** The page 'Cadastrar Cliente' without the company, which comes from the look-up. */
export const registrationForm = contractForm.extend({
  nomeProprietario: requiredText('Nome é obrigatório'),
  cpfProprietario: ownerCpf,
  contatoProprietario: whatsAppNumber,
  emailProprietario: contactEmail,
  nomeContador: requiredText('Nome é obrigatório'),
  contatoContador: whatsAppNumber,
  emailContador: contactEmail,
  senha: optionalClientPassword,
});
export type RegistrationForm = z.input<typeof registrationForm>;
export type Registration = z.output<typeof registrationForm>;

/** The page 'Adicionar Rede': the same contract for an owner known by CPF (C-11). */
export const ownerLinkForm = contractForm.extend({
  cpfProprietario: ownerCpf,
  contatoProprietario: whatsAppNumber,
  emailProprietario: contactEmail,
});
export type OwnerLinkForm = z.input<typeof ownerLinkForm>;
export type OwnerLink = z.output<typeof ownerLinkForm>;

/** Returns whether the text may be typed as a commission: a whole number up to 100 (I-144). */
export function isCommissionTyping(text: string): boolean {
  return /^\d{0,3}$/.test(text) && Number(text) <= 100;
}
