import { describe, expect, test } from 'vitest';
import type { TypeCargo, TypeUser } from '../users/cargo.ts';
import { canReadFees, canReadOwnStatement } from './fees.access.ts';

describe('who may what with fees', () => {
  test.each<[TypeUser, TypeCargo, boolean, boolean]>([
    ['ADMIN', 'CEO', true, false],
    ['ADMIN', 'FINANCEIRO', true, false],
    ['ADMIN', 'ANALISTA', false, false],
    ['ADMIN', 'JURIDICO', false, false],
    ['ADMIN', 'TI', false, false],
    ['USUARIO', 'CEO', true, false],
    ['USUARIO', 'GERENTE', false, true],
    ['USUARIO', 'PARCEIRO', false, true],
    ['USUARIO', 'CONTABILIDADE', false, true],
    ['USUARIO', 'FINANCEIRO', false, true],
  ])('%s %s: all %s, own %s', (typeUser, typeCargo, all, own) => {
    const who = { typeUser, typeCargo, permissions: {} };
    expect([canReadFees(who), canReadOwnStatement(who)]).toEqual([all, own]);
  });
});
