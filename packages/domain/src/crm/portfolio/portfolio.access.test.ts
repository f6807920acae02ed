import { describe, expect, it } from 'vitest';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canImportPortfolio, canSeeImport } from './portfolio.access.ts';

const role = (typeUser: ActorScope['typeUser'], typeCargo: ActorScope['typeCargo'], permissions = {}): ActorScope => ({
  id: 'eu',
  id_tenant: 'T' as ActorScope['id_tenant'],
  typeUser,
  typeCargo,
  permissions,
});

describe('access to imports', { tags: ['D-38', 'G-04'] }, () => {
  it.each([
    [role('ADMIN', 'CEO'), true, true],
    [role('ADMIN', 'TI', { add_client: true }), true, false],
    [role('ADMIN', 'ANALISTA'), false, false],
    [role('ADMIN', 'JURIDICO', { permission_geral: true }), false, false],
    [role('ADMIN', 'FINANCEIRO'), false, false],
    [role('USUARIO', 'CEO'), true, true],
    [role('USUARIO', 'GERENTE'), true, false],
    [role('USUARIO', 'PARCEIRO'), true, false],
    [role('USUARIO', 'CONTABILIDADE'), true, false],
  ])('lets %o import: %s, and see imports of other users: %s', (who, imports, seesOthers) => {
    expect(canImportPortfolio(who)).toBe(imports);
    expect(canSeeImport(who, { id_user: 'eu' })).toBe(imports);
    expect(canSeeImport(who, { id_user: 'outra' })).toBe(seesOthers);
  });
});
