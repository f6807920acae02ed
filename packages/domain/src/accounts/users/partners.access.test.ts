import { describe, expect, it } from 'vitest';
import { actorWith, home, self } from '../../../test-support/actor-with.ts';
import type { ActorScope } from './actor.ts';
import {
  canListManaged,
  canListPartners,
  canOpenAccountingRegistration,
  canOpenPartnerRegistration,
  canRegisterAccountingFirm,
  canRegisterPartner,
  managerOfNewUser,
  registrableCargos,
} from './partners.access.ts';

interface May {
  list?: true;
  managed?: true;
  cargos?: string[];
  firm?: true;
}

const rows: [string, ActorScope, May][] = [
  ['ADMIN CEO', actorWith('ADMIN CEO'), { cargos: ['GERENTE', 'PARCEIRO'], firm: true }],
  ['ADMIN TI', actorWith('ADMIN TI', 'add_user'), {}],
  ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA', 'add_user'), {}],
  ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), {}],
  ['ADMIN FINANCEIRO', actorWith('ADMIN FINANCEIRO'), {}],
  ['USUARIO CEO', actorWith('USUARIO CEO'), { list: true, cargos: ['GERENTE', 'PARCEIRO'], firm: true }],
  ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), { list: true, managed: true, cargos: ['PARCEIRO'], firm: true }],
  ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO'), { cargos: ['PARCEIRO'] }],
  ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE'), { cargos: ['PARCEIRO'] }],
  ['USUARIO GESTOR', actorWith('USUARIO GESTOR'), {}],
  ['USUARIO USUARIO', actorWith('USUARIO USUARIO'), {}],
  ['ADMIN GERENTE, a cargo of consultancies', actorWith('ADMIN GERENTE'), {}],
];

describe('access to the partner pages', {
  tags: ['F-040', 'F-041', 'F-042', 'F-163', 'F-215', 'F-216', 'F-217', 'C-10', 'C-12', 'C-14'],
}, () => {
  it.each(rows)('is as listed for %s', (_, who, { list = false, managed = false, cargos = [], firm = false }) => {
    expect(canListPartners(who)).toBe(list);
    expect(canListManaged(who)).toBe(managed);
    expect(registrableCargos(who)).toEqual(cargos);
    for (const typeCargo of ['GERENTE', 'PARCEIRO'] as const) {
      expect(canRegisterPartner(who, { typeCargo })).toBe(cargos.includes(typeCargo));
    }
    expect(canRegisterAccountingFirm(who)).toBe(firm);
    const isUsuario = who.typeUser === 'USUARIO';
    expect(canOpenPartnerRegistration(who)).toBe(isUsuario && cargos.length > 0);
    expect(canOpenAccountingRegistration(who)).toBe(isUsuario && firm);
  });
});

describe('manager of a new user', { tags: ['F-163'] }, () => {
  it.each([
    ['USUARIO GERENTE', null, self],
    ['USUARIO PARCEIRO', 'gerente', 'gerente'],
    ['USUARIO CONTABILIDADE', null, null],
    ['USUARIO CEO', null, null],
  ] as const)('when registered by a %s with manager %s is %s', (who, id_gerente, manager) => {
    expect(managerOfNewUser({ ...actorWith(who), id_tenant: home, id_gerente })).toBe(manager);
  });
});
