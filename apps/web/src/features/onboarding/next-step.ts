import type { User } from '@restitui/domain/users/users.api.ts';

type Onboarded = Pick<User, 'typeUser' | 'typeCargo' | 'li_aceito' | 'cep'>;

/** Where people of a consultancy begin: with their partnership agreement (F-137). */
const firstScreen = '/minuta-usuario';

/** What stands between a person and the system: terms, then CEP, from which CONTABILIDADE is exempt (C-07, C-36). */
export function pendingStep({ typeCargo, li_aceito, cep }: Onboarded) {
  if (!li_aceito) return '/termos-de-uso';
  return !cep && typeCargo !== 'CONTABILIDADE' ? '/cep' : undefined;
}

/** Where a step that is done leads. */
export function nextStep(user: Onboarded) {
  return pendingStep(user) ?? (user.typeUser === 'ADMIN' ? '/admin/home' : firstScreen);
}
