import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home, self } from '../../../test-support/actor-with.ts';
import { canDecideCommission, canReadPartnership, isPartner } from './partnerships.access.ts';

const person = {
  ...({ id: 'p', id_tenant: home, typeUser: 'USUARIO', typeCargo: 'PARCEIRO' } as const),
  ...{ permissions: {}, id_gerente: null, id_createdBy: null },
};

describe('the partnership of a user', { tags: ['F-163', 'D-13'] }, () => {
  it.each([
    ['ADMIN CEO', true, true, true],
    ['ADMIN TI', true, true, false],
    ['ADMIN ANALISTA', false, true, false],
    ['ADMIN JURIDICO', false, true, false],
    ['ADMIN FINANCEIRO', false, true, false],
    ['USUARIO CEO', true, true, true],
    ['USUARIO GERENTE', false, true, false],
    ['USUARIO PARCEIRO', false, true, false],
    ['USUARIO CONTABILIDADE', false, true, false],
  ] as const)('is read and its commission decided for %s', (who, reads, readsRegistered, decides) => {
    const actor = actorWith(who);
    expect(canReadPartnership(actor, person)).toBe(reads);
    expect(canReadPartnership(actor, { ...person, id_createdBy: self, id_tenant: actor.id_tenant })).toBe(
      readsRegistered,
    );
    expect(canDecideCommission(actor, person)).toBe(decides);
  });

  it('is read by the manager and by the person, who does not decide on their own commission', () => {
    expect(canReadPartnership(actorWith('USUARIO GERENTE'), { ...person, id_gerente: self })).toBe(true);
    expect(canReadPartnership(actorWith('USUARIO PARCEIRO'), { ...person, id: self })).toBe(true);
    expect(canDecideCommission(actorWith('USUARIO CEO'), { ...person, id: self })).toBe(false);
  });

  it('stays within the consultancy for its users', () => {
    expect(canReadPartnership(actorWith('USUARIO CEO'), { ...person, id_tenant: elsewhere })).toBe(false);
    expect(canDecideCommission(actorWith('USUARIO CEO'), { ...person, id_tenant: elsewhere })).toBe(false);
  });

  it('exists for partners, managers and accounting firms alone', () => {
    const cargos = ['PARCEIRO', 'GERENTE', 'CONTABILIDADE', 'CEO', 'USUARIO'] as const;
    expect(cargos.map((typeCargo) => isPartner({ typeUser: 'USUARIO', typeCargo }))).toEqual([
      ...[true, true, true, false, false],
    ]);
    expect(isPartner({ typeUser: 'ADMIN', typeCargo: 'GERENTE' })).toBe(false);
  });
});
