import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import {
  canCreateTemplate,
  canDeleteTemplate,
  canSeeDeletedTemplates,
  canSeeTemplates,
  canSetTemplatePrivileges,
} from './templates.access.ts';

const both = ['add_contract', 'delet_contract'] as const;

const rows: [who: string, role: ActorScope, sees: boolean, makes: boolean, away: boolean, setsPrivileges: boolean][] = [
  ['ADMIN CEO', actorWith('ADMIN CEO'), true, true, true, true],
  ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), true, false, false, false],
  ['ADMIN JURIDICO with the flags', actorWith('ADMIN JURIDICO', ...both), true, true, true, false],
  ['ADMIN TI', actorWith('ADMIN TI'), true, false, false, false],
  ['ADMIN TI with the flags', actorWith('ADMIN TI', ...both), true, true, true, false],
  ['ADMIN ANALISTA, whom the flags do not widen', actorWith('ADMIN ANALISTA', ...both), false, false, false, false],
  ['ADMIN FINANCEIRO', actorWith('ADMIN FINANCEIRO', ...both), false, false, false, false],
  ['USUARIO CEO', actorWith('USUARIO CEO'), true, true, false, true],
  ['USUARIO GERENTE', actorWith('USUARIO GERENTE', ...both), false, false, false, false],
  ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO', ...both), false, false, false, false],
  ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE', ...both), false, false, false, false],
  [
    'USUARIO JURIDICO, whose cargo is of the provider',
    actorWith('USUARIO JURIDICO', ...both),
    false,
    false,
    false,
    false,
  ],
];

describe('template permissions', {
  tags: ['F-345', 'F-346', 'F-363', 'C-08', 'C-11', 'C-23', 'D-04', 'G-11', 'G-12'],
}, () => {
  it.each(rows)('follow the role: %s', (_, who, sees, makes, away, setsPrivileges) => {
    expect(canSeeTemplates(who)).toBe(sees);
    expect([canCreateTemplate(who, home), canDeleteTemplate(who, home)]).toEqual([makes, makes]);
    expect([canCreateTemplate(who, elsewhere), canDeleteTemplate(who, elsewhere)]).toEqual([away, away]);
    expect(canSetTemplatePrivileges(who, home)).toBe(setsPrivileges);
    expect(canSetTemplatePrivileges(who, elsewhere)).toBe(setsPrivileges && who.typeUser === 'ADMIN');
  });

  it.each(rows)(
    'give %s access to deleted templates only while enabled',
    { tags: ['F-340', 'F-342'] },
    (_, who, sees) => {
      expect(canSeeDeletedTemplates(who, true)).toBe(sees);
      expect(canSeeDeletedTemplates(who, false)).toBe(false);
    },
  );

  it('are granted separately by each flag', () => {
    expect(canCreateTemplate(actorWith('ADMIN TI', 'delet_contract'), home)).toBe(false);
    expect(canDeleteTemplate(actorWith('ADMIN TI', 'add_contract'), home)).toBe(false);
  });
});
