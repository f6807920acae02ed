import { z } from 'zod';
import { cepText } from '../../operations/lookups/cep-text.ts';
import { cnpjText } from '../../operations/lookups/cnpj-text.ts';
import { address } from './address.ts';
import { commission, commissionText, storedCommission } from './commission.ts';
import { confirmation } from './new-partner.ts';
import { hasPasswordOrInvitation, invites, passwordUnlessInvited } from './password-or-invitation.ts';
import { personFields, phoneText, strongPassword, weakPassword } from './person-fields.ts';

const line = (missing: string, max = 200) =>
  z.string(missing).trim().min(1, missing).max(max, `Use no máximo ${max} caracteres.`);

const razao_social = line('Razão social é obrigatória');
const emptyOr = <T extends z.ZodType<unknown, string>>(shape: T) => z.literal('').or(shape);

/** Body of the call that registers an accounting firm and the person who runs it. */
export const newAccountingFirm = z
  .object({
    ...personFields,
    password: strongPassword.optional(),
    convidar: invites,
    tel: emptyOr(phoneText('Telefone')).optional(),
    cnpj: cnpjText,
    razao_social,
    cnae: z.string().trim().max(20, 'Use no máximo 20 caracteres.').optional(),
    cnae_info: z.string().trim().max(300, 'Use no máximo 300 caracteres.').optional(),
    comissao_user: commission,
    comissao_user_escrita: z.string().max(200).optional(),
    cep: emptyOr(cepText).optional(),
    logradouro: address.shape.logradouro,
    bairro: address.shape.bairro,
    numero: address.shape.numero,
    municipio: address.shape.municipio,
    estado: address.shape.estado,
    complemento: address.shape.complemento,
  })
  .refine(hasPasswordOrInvitation, passwordUnlessInvited(weakPassword));
export type NewAccountingFirm = z.output<typeof newAccountingFirm>;

/** The form has company, person and commission as groups (F-409..F-411); the activity is required (F-237). */
export const accountingFirmForm = z.object({
  cnpj_data: z.object({
    cnpj: cnpjText,
    cep: emptyOr(cepText),
    nome: razao_social,
    logradouro: address.shape.logradouro,
    bairro: address.shape.bairro,
    numero: address.shape.numero,
    municipio: address.shape.municipio,
    uf: address.shape.estado,
    complemento: z.string().trim().max(120, 'Use no máximo 120 caracteres.'),
    cnaeCode: line('Código da atividade principal é obrigatório', 20),
    cnaeText: line('Atividade principal é obrigatória', 300),
  }),
  info_user: z
    .object({ ...personFields, password: strongPassword.optional(), convidar: invites })
    .refine(hasPasswordOrInvitation, passwordUnlessInvited(weakPassword)),
  Regime_produto: z.object({ comissao: commissionText }),
  confirmed: confirmation,
});
export type AccountingFirmForm = z.input<typeof accountingFirmForm>;
export type FilledAccountingFirm = z.output<typeof accountingFirmForm>;

/** Returns the form flattened for the call (foundation C-29). `tel` repeats the WhatsApp number (G-10). */
export function toAccountingFirmBody({ cnpj_data, info_user, Regime_produto }: FilledAccountingFirm) {
  const { nome, uf, cnaeCode, cnaeText, ...place } = cnpj_data;
  return {
    ...info_user,
    ...place,
    tel: info_user.whatsApp,
    razao_social: nome,
    estado: uf,
    cnae: cnaeCode,
    cnae_info: cnaeText,
    ...storedCommission(Regime_produto.comissao),
  };
}
