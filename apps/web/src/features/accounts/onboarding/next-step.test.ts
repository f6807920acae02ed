import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { expect, it } from 'vitest';
import { nextStep, pendingStep } from './next-step.ts';

type Row = [
  typeUser: User['typeUser'],
  typeCargo: User['typeCargo'],
  li_aceito: boolean,
  cep: string | null,
  next: string,
];

const rows: Row[] = [
  ['USUARIO', 'PARCEIRO', false, null, '/termos-de-uso'],
  ['USUARIO', 'PARCEIRO', false, '01310100', '/termos-de-uso'],
  ['USUARIO', 'CONTABILIDADE', false, null, '/termos-de-uso'],
  ['ADMIN', 'CEO', false, null, '/termos-de-uso'],
  ['USUARIO', 'PARCEIRO', true, null, '/cep'],
  ['ADMIN', 'CEO', true, null, '/cep'],
  ['USUARIO', 'CONTABILIDADE', true, null, '/minuta-usuario'],
  ['USUARIO', 'PARCEIRO', true, '01310100', '/minuta-usuario'],
  ['ADMIN', 'CEO', true, '01310100', '/admin/home'],
];

it.each(rows)(
  'leads %s %s with terms %j and CEP %j to %s',
  { tags: ['F-077', 'F-078', 'F-079', 'F-124', 'F-137', 'I-029', 'C-07'] },
  (...row) => {
    const [typeUser, typeCargo, li_aceito, cep, next] = row;
    const user = { typeUser, typeCargo, li_aceito, cep };
    expect(nextStep(user)).toBe(next);
    expect(pendingStep(user)).toBe(['/admin/home', '/minuta-usuario'].includes(next) ? undefined : next);
  },
);
