import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canManageCertificate, canVerifyIntegrity } from './evidence.access.ts';

const home = role('USUARIO CEO').id_tenant;

describe('D-32 who checks the evidence and who cares for the certificate', () => {
  it.each([
    ['ADMIN CEO', true, true],
    ['ADMIN TI', true, true],
    ['ADMIN JURIDICO', true, false],
    ['ADMIN FINANCEIRO', false, false],
    ['ADMIN ANALISTA', false, false],
    ['USUARIO CEO', true, true],
    ['USUARIO GERENTE', false, false],
    ['USUARIO PARCEIRO', false, false],
    ['USUARIO CONTABILIDADE', false, false],
  ] as const)('%s', (who, checks, cares) => {
    expect(canVerifyIntegrity(role(who), home)).toBe(checks);
    expect(canManageCertificate(role(who), home)).toBe(cares);
  });

  it('a USUARIO CEO does so at home alone', () => {
    expect(canVerifyIntegrity(role('USUARIO CEO'), 'elsewhere')).toBe(false);
    expect(canManageCertificate(role('USUARIO CEO'), 'elsewhere')).toBe(false);
  });
});
