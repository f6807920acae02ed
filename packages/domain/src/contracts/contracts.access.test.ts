import { describe, expect, it } from 'vitest';
import { elsewhere, home, role } from '../../test-support/role.ts';
import type { Role } from '../users/actor.ts';
import {
  canCreateContract,
  canDeleteContract,
  canSeeContracts,
  canSeeDeletedContracts,
  canSetContractPrivileges,
} from './contracts.access.ts';

const both = ['add_contract', 'delet_contract'] as const;

const rows: [who: string, role: Role, sees: boolean, makes: boolean, away: boolean, setsPrivileges: boolean][] = [
  ['ADMIN CEO', role('ADMIN CEO'), true, true, true, true],
  ['ADMIN JURIDICO', role('ADMIN JURIDICO'), true, false, false, false],
  ['ADMIN JURIDICO with the flags', role('ADMIN JURIDICO', ...both), true, true, true, false],
  ['ADMIN TI', role('ADMIN TI'), true, false, false, false],
  ['ADMIN TI with the flags', role('ADMIN TI', ...both), true, true, true, false],
  ['ADMIN ANALISTA, whom the flags do not widen', role('ADMIN ANALISTA', ...both), false, false, false, false],
  ['ADMIN FINANCEIRO', role('ADMIN FINANCEIRO', ...both), false, false, false, false],
  ['USUARIO CEO', role('USUARIO CEO'), true, true, false, true],
  ['USUARIO GERENTE', role('USUARIO GERENTE', ...both), false, false, false, false],
  ['USUARIO PARCEIRO', role('USUARIO PARCEIRO', ...both), false, false, false, false],
  ['USUARIO CONTABILIDADE', role('USUARIO CONTABILIDADE', ...both), false, false, false, false],
  ['USUARIO JURIDICO, whose cargo is of the provider', role('USUARIO JURIDICO', ...both), false, false, false, false],
];

describe('F-345 F-346 F-363 C-08 C-11 C-23 D-04 G-11 G-12 who may do what with templates', () => {
  it.each(rows)('%s', (_, who, sees, makes, away, setsPrivileges) => {
    expect(canSeeContracts(who)).toBe(sees);
    expect([canCreateContract(who, home), canDeleteContract(who, home)]).toEqual([makes, makes]);
    expect([canCreateContract(who, elsewhere), canDeleteContract(who, elsewhere)]).toEqual([away, away]);
    expect(canSetContractPrivileges(who, home)).toBe(setsPrivileges);
    expect(canSetContractPrivileges(who, elsewhere)).toBe(setsPrivileges && who.typeUser === 'ADMIN');
  });

  it.each(rows)('F-340 F-342 %s reaches deleted ones only while they are opened', (_, who, sees) => {
    expect(canSeeDeletedContracts(who, true)).toBe(sees);
    expect(canSeeDeletedContracts(who, false)).toBe(false);
  });

  it('each flag opens its own act', () => {
    expect(canCreateContract(role('ADMIN TI', 'delet_contract'), home)).toBe(false);
    expect(canDeleteContract(role('ADMIN TI', 'add_contract'), home)).toBe(false);
  });
});
