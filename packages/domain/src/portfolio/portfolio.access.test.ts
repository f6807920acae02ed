import { describe, expect, test } from 'vitest';
import type { Role } from '../users/actor.ts';
import { canImportPortfolio, canSeeImport } from './portfolio.access.ts';

const role = (typeUser: Role['typeUser'], typeCargo: Role['typeCargo'], permissions = {}): Role => ({
  id: 'eu',
  id_tenant: 'T' as Role['id_tenant'],
  typeUser,
  typeCargo,
  permissions,
});

describe('D-38 G-04 who imports a portfolio', () => {
  test.each([
    [role('ADMIN', 'CEO'), true, true],
    [role('ADMIN', 'TI', { add_client: true }), true, false],
    [role('ADMIN', 'ANALISTA'), false, false],
    [role('ADMIN', 'JURIDICO', { permission_geral: true }), false, false],
    [role('ADMIN', 'FINANCEIRO'), false, false],
    [role('USUARIO', 'CEO'), true, true],
    [role('USUARIO', 'GERENTE'), true, false],
    [role('USUARIO', 'PARCEIRO'), true, false],
    [role('USUARIO', 'CONTABILIDADE'), true, false],
  ])('%o imports: %s, sees those of others: %s', (who, imports, seesOthers) => {
    expect(canImportPortfolio(who)).toBe(imports);
    expect(canSeeImport(who, { id_user: 'eu' })).toBe(imports);
    expect(canSeeImport(who, { id_user: 'outra' })).toBe(seesOthers);
  });
});
