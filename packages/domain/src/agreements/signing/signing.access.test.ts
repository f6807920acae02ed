import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home, self } from '../../../test-support/actor-with.ts';
import type { ActRole } from './act-role.ts';
import { actRole } from './act-role.ts';
import {
  type ActingPerson,
  canSignAs,
  canSignMany,
  isIdentitySufficient,
  isPossibleSigner,
  type SignableAgreement,
  signingRoleOf,
} from './signing.access.ts';

const cpf = '52998224725';
const user = (who: Parameters<typeof actorWith>[0]): ActingPerson => ({ ...actorWith(who), kind: 'user', cpf });
const owner: ActingPerson = { kind: 'owner', id: 'dona', cpf };
const other = (of: ActRole, as: object = {}) => ({ role: of, id_user: 'outra', id_owner: null, cpf: '1', ...as });
const contract = (values: Partial<SignableAgreement> = {}): SignableAgreement => ({
  ...{ id_tenant: home, id_user: null, id_owner: 'dona', isAssinado: false, acts: [] },
  ...values,
});
const partnership = { id_user: self, id_owner: null };
const witnesses = ['testemunha_1', 'testemunha_2'] as const;

describe('signing roles', { tags: ['D-40'] }, () => {
  it.each([
    ['the owner of the client', owner, {}, ['cliente']],
    ['the owner of another client', owner, { id_owner: 'outra' }, []],
    ['an owner in a partnership', owner, { id_user: 'u', id_owner: null }, []],
    ['USUARIO CEO', user('USUARIO CEO'), {}, ['contratada']],
    ['USUARIO CEO of another consultancy', user('USUARIO CEO'), { id_tenant: elsewhere }, []],
    ['USUARIO CEO in the own partnership', user('USUARIO CEO'), partnership, ['cliente']],
    ['USUARIO GERENTE', user('USUARIO GERENTE'), {}, []],
    ['USUARIO PARCEIRO', user('USUARIO PARCEIRO'), {}, []],
    ['USUARIO PARCEIRO in the own partnership', user('USUARIO PARCEIRO'), partnership, ['cliente']],
    ['USUARIO PARCEIRO in that of another', user('USUARIO PARCEIRO'), { id_user: 'outra', id_owner: null }, []],
    ['ADMIN CEO', user('ADMIN CEO'), {}, witnesses],
    ['ADMIN ANALISTA in another tenant', user('ADMIN ANALISTA'), { id_tenant: elsewhere }, witnesses],
  ] as const)('are those of %s', (_, person, values, roles) => {
    const agreement = contract(values);
    expect(actRole.options.filter((each) => canSignAs(each, person, agreement))).toEqual([...roles]);
    expect(signingRoleOf(person, agreement)).toBe(roles[0]);
    expect(isPossibleSigner(person, agreement)).toBe(roles.length > 0);
  });

  it.each([
    ['a signed agreement', user('USUARIO CEO'), { isAssinado: true }, undefined],
    ['a role that is taken', user('USUARIO CEO'), { acts: [other('contratada')] }, undefined],
    ['the second witness', user('ADMIN CEO'), { acts: [other('testemunha_1')] }, 'testemunha_2'],
    [
      'a person who witnessed already',
      user('ADMIN CEO'),
      { acts: [other('testemunha_1', { id_user: self })] },
      undefined,
    ],
    ['two witnesses already', user('ADMIN CEO'), { acts: [other('testemunha_1'), other('testemunha_2')] }, undefined],
    ['a party by another account', user('ADMIN CEO'), { acts: [other('cliente', { cpf })] }, undefined],
    ['the owner who signed', owner, { acts: [other('cliente', { id_user: null, id_owner: 'dona' })] }, undefined],
  ] as const)('are open or not: %s', (_, person, values, open) => {
    expect(signingRoleOf(person, contract(values))).toBe(open);
  });

  it.each([
    ['USUARIO CEO', true],
    ['ADMIN CEO', true],
    ['ADMIN ANALISTA', true],
    ['USUARIO GERENTE', false],
    ['USUARIO PARCEIRO', false],
    ['USUARIO CONTABILIDADE', false],
  ] as const)('let %s sign many: %s', { tags: ['W-549'] }, (who, may) => {
    expect(canSignMany(actorWith(who))).toBe(may);
  });

  it.each([
    ['cliente', 'none', true],
    ['cliente', 'verified', true],
    ['cliente', 'denied', false],
    ['cliente', undefined, false],
    ['contratada', 'none', false],
    ['contratada', 'verified', true],
    ['testemunha_1', undefined, false],
    ['testemunha_2', 'verified', true],
  ] as const)('accept a %s with the identity %s: %s', (as, decision, enough) => {
    expect(isIdentitySufficient(as, decision)).toBe(enough);
  });
});
