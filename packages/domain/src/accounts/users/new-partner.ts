import { z } from 'zod';
import { commission, commissionText } from './commission.ts';
import { partnerCargos } from './partner-cargo.ts';
import { hasPasswordOrInvitation, invites, passwordUnlessInvited } from './password-or-invitation.ts';
import { personFields, strongPassword, weakPassword } from './person-fields.ts';

const cargo = z.enum(partnerCargos, {
  error: ({ input }) => (input === undefined ? 'Cargo é obrigatório' : 'Este cargo não pode ser cadastrado aqui.'),
});

const partnerFields = z.object({
  ...personFields,
  password: strongPassword.optional(),
  convidar: invites,
  typeCargo: cargo,
  comissao_user: commission.optional(),
  comissao_user_escrita: z.string().max(200).optional(),
});

/** Body of the call. The server derives the amount in words, and accepts neither tenant nor user type. */
export const newPartner = partnerFields.refine(hasPasswordOrInvitation, passwordUnlessInvited(weakPassword));
export type NewPartner = z.input<typeof newPartner>;

/** The confirmation without which no user is registered. */
export const confirmation = z
  .boolean()
  .refine((ticked) => ticked, 'Você deve confirmar que as informações estão corretas');

/** The form of the partner page: the commission is typed text. */
export const partnerForm = partnerFields
  .omit({ comissao_user_escrita: true })
  .extend({ comissao_user: commissionText, confirmed: confirmation })
  .refine(hasPasswordOrInvitation, passwordUnlessInvited(weakPassword));
export type PartnerForm = z.input<typeof partnerForm>;
export type FilledPartner = z.output<typeof partnerForm>;
