import { z } from 'zod';
import { taxRegime } from '../products/regime-products.ts';
import { serviceType } from '../products/service-type.ts';
import { contactEmail, whatsAppNumber } from '../verification-codes/contact.ts';
import { clientCommission, clientPassword, ownerCpf, requiredText } from './new-client.ts';

/** Regime, products, commission and bank as they are typed (I-218). */
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

/** The whole page 'Cadastrar Cliente' but the company, which the look-up brings. */
export const registrationForm = contractForm.extend({
  nomeProprietario: requiredText('Nome é obrigatório'),
  cpfProprietario: ownerCpf,
  contatoProprietario: whatsAppNumber,
  emailProprietario: contactEmail,
  nomeContador: requiredText('Nome é obrigatório'),
  contatoContador: whatsAppNumber,
  emailContador: contactEmail,
  senha: clientPassword,
});
export type RegistrationForm = z.input<typeof registrationForm>;
export type Registration = z.output<typeof registrationForm>;

/** The page 'Adicionar Rede': the same contract for an owner who is known by CPF (C-11). */
export const ownerLinkForm = contractForm.extend({
  cpfProprietario: ownerCpf,
  contatoProprietario: whatsAppNumber,
  emailProprietario: contactEmail,
});
export type OwnerLinkForm = z.input<typeof ownerLinkForm>;
export type OwnerLink = z.output<typeof ownerLinkForm>;

/** What may be typed as a commission: a whole number up to 100; anything else is not taken (I-144). */
export function isCommissionTyping(text: string): boolean {
  return /^\d{0,3}$/.test(text) && Number(text) <= 100;
}
