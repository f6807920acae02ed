import { describe, expect, it } from 'vitest';
import { elsewhere, home, role, self } from '../../test-support/role.ts';
import type { Role } from '../users/actor.ts';
import { canReadPermissions } from './permissions.access.ts';

const rows: [who: string, role: Role, atHome: boolean, elsewhere: boolean][] = [
  ['ADMIN CEO', role('ADMIN CEO'), true, true],
  ['ADMIN with update_permissions', role('ADMIN JURIDICO', 'update_permissions'), true, true],
  ['ADMIN TI', role('ADMIN TI'), false, false],
  ['ADMIN ANALISTA', role('ADMIN ANALISTA', 'permission_geral'), false, false],
  ['USUARIO CEO', role('USUARIO CEO'), true, false],
  ['USUARIO GERENTE', role('USUARIO GERENTE'), false, false],
  ['USUARIO PARCEIRO, whom the flag does not widen', role('USUARIO PARCEIRO', 'update_permissions'), false, false],
];

describe('F-435 C-76 whose permissions are read', () => {
  it.each(rows)('%s', (_, who, atHome, away) => {
    expect(canReadPermissions(who, { id: 'outra', id_tenant: home })).toBe(atHome);
    expect(canReadPermissions(who, { id: 'outra', id_tenant: elsewhere })).toBe(away);
    expect(canReadPermissions(who, { id: self, id_tenant: home })).toBe(true);
  });
});
