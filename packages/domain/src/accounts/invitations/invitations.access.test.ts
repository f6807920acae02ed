import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home, self } from '../../../test-support/actor-with.ts';
import { canInviteUser } from './invitations.access.ts';

const partner = { id: 'p', id_tenant: home, typeUser: 'USUARIO', typeCargo: 'PARCEIRO', id_createdBy: null } as const;

describe('inviting a user', { tags: ['D-52', 'D-13'] }, () => {
  it.each([
    ['ADMIN CEO', true, true, true, true],
    ['ADMIN TI', true, true, true, false],
    ['ADMIN ANALISTA', false, false, false, false],
    ['ADMIN JURIDICO', false, false, false, false],
    ['ADMIN FINANCEIRO', false, false, false, false],
    ['USUARIO CEO', true, true, false, false],
    ['USUARIO GERENTE', false, true, false, false],
    ['USUARIO PARCEIRO', false, true, false, false],
    ['USUARIO CONTABILIDADE', false, true, false, false],
  ] as const)('is decided for %s', (who, anyPartner, ownPartner, ofAnother, adminCeo) => {
    const actor = actorWith(who);
    const ceo = { ...partner, typeUser: 'ADMIN', typeCargo: 'CEO' } as const;
    expect(canInviteUser(actor, partner)).toBe(anyPartner);
    expect(canInviteUser(actor, { ...partner, id_createdBy: actor.id })).toBe(ownPartner);
    expect(canInviteUser(actor, { ...partner, id_tenant: elsewhere, id_createdBy: actor.id })).toBe(ofAnother);
    expect(canInviteUser(actor, ceo)).toBe(adminCeo);
  });

  it('lets only a CEO and a GERENTE invite the accounting firm that they registered', () => {
    const firm = { ...partner, typeCargo: 'CONTABILIDADE', id_createdBy: self } as const;
    expect(canInviteUser(actorWith('USUARIO GERENTE'), firm)).toBe(true);
    expect(canInviteUser(actorWith('USUARIO PARCEIRO'), firm)).toBe(false);
  });

  it('never lets users invite themselves', () => {
    expect(canInviteUser(actorWith('ADMIN CEO'), { ...partner, id: self })).toBe(false);
  });
});
