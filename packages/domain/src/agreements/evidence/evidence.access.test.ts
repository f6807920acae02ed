import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canManageCertificate, canVerifyIntegrity } from './evidence.access.ts';

const home = actorWith('USUARIO CEO').id_tenant;

describe('evidence and certificate permissions', { tags: ['D-32'] }, () => {
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
  ] as const)('follow the role: %s', (who, checks, cares) => {
    expect(canVerifyIntegrity(actorWith(who), home)).toBe(checks);
    expect(canManageCertificate(actorWith(who), home)).toBe(cares);
  });

  it('allow a USUARIO CEO in the home tenant only', () => {
    expect(canVerifyIntegrity(actorWith('USUARIO CEO'), 'elsewhere')).toBe(false);
    expect(canManageCertificate(actorWith('USUARIO CEO'), 'elsewhere')).toBe(false);
  });
});
