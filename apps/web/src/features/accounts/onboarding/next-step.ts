import type { User } from '@restitui/domain/accounts/users/users.api.ts';

type Onboarded = Pick<User, 'typeUser' | 'typeCargo' | 'li_aceito' | 'cep'>;

/** First page of a consultancy's users: their partnership agreement (F-137). */
const firstScreen = '/minuta-usuario';

/** Returns the step a user must finish first: terms, then CEP; CONTABILIDADE needs no CEP (C-07, C-36). */
export function pendingStep({ typeCargo, li_aceito, cep }: Onboarded) {
  if (!li_aceito) return '/termos-de-uso';
  return !cep && typeCargo !== 'CONTABILIDADE' ? '/cep' : undefined;
}

/** Returns the page after a finished step. */
export function nextStep(user: Onboarded) {
  return pendingStep(user) ?? (user.typeUser === 'ADMIN' ? '/admin/home' : firstScreen);
}
