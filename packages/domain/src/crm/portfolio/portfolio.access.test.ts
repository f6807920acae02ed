import { describe, expect, it } from 'vitest';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canImportPortfolio, canSeeImport } from './portfolio.access.ts';

const actorOf = (
  typeUser: ActorScope['typeUser'],
  typeCargo: ActorScope['typeCargo'],
  permissions = {},
): ActorScope => ({
  id: 'eu',
  id_tenant: 'T' as ActorScope['id_tenant'],
  typeUser,
  typeCargo,
  permissions,
});

describe('access to imports', { tags: ['D-38', 'G-04'] }, () => {
  it.each([
    [actorOf('ADMIN', 'CEO'), true, true],
    [actorOf('ADMIN', 'TI', { add_client: true }), true, false],
    [actorOf('ADMIN', 'ANALISTA'), false, false],
    [actorOf('ADMIN', 'JURIDICO', { permission_geral: true }), false, false],
    [actorOf('ADMIN', 'FINANCEIRO'), false, false],
    [actorOf('USUARIO', 'CEO'), true, true],
    [actorOf('USUARIO', 'GERENTE'), true, false],
    [actorOf('USUARIO', 'PARCEIRO'), true, false],
    [actorOf('USUARIO', 'CONTABILIDADE'), true, false],
  ])('lets %o import: %s, and see imports of other users: %s', (who, imports, seesOthers) => {
    expect(canImportPortfolio(who)).toBe(imports);
    expect(canSeeImport(who, { id_user: 'eu' })).toBe(imports);
    expect(canSeeImport(who, { id_user: 'outra' })).toBe(seesOthers);
  });
});
