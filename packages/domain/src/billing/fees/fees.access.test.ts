import { describe, expect, it } from 'vitest';
import type { TypeCargo, TypeUser } from '../../accounts/users/cargo.ts';
import type { FeeRole } from './fee-shares.ts';
import { canPayOutFees, canReadFeeReturns, canReadFees, canReadOwnStatement, canReturnFees } from './fees.access.ts';

describe('fee permissions', () => {
  it.each<[TypeUser, TypeCargo, boolean, boolean]>([
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
  ])('give a %s %s access to all: %s, own: %s', (typeUser, typeCargo, all, own) => {
    const who = { typeUser, typeCargo, permissions: {} };
    expect([canReadFees(who), canReadOwnStatement(who)]).toEqual([all, own]);
  });

  it.each<[TypeUser, TypeCargo, toProvider: boolean, toOthers: boolean]>([
    ['ADMIN', 'CEO', true, true],
    ['ADMIN', 'FINANCEIRO', true, true],
    ['ADMIN', 'ANALISTA', false, false],
    ['ADMIN', 'JURIDICO', false, false],
    ['ADMIN', 'TI', false, false],
    ['USUARIO', 'CEO', false, true],
    ['USUARIO', 'GERENTE', false, false],
    ['USUARIO', 'PARCEIRO', false, false],
    ['USUARIO', 'CONTABILIDADE', false, false],
    ['USUARIO', 'FINANCEIRO', false, false],
  ])('let a %s %s pay out to the provider: %s, to others: %s', (typeUser, typeCargo, toProvider, toOthers) => {
    const who = { typeUser, typeCargo, permissions: { permission_geral: true } };
    const others = (['EMPRESA', 'PARCEIRO', 'CONTABILIDADE'] as FeeRole[]).map((papel) => canPayOutFees(who, papel));
    expect([canPayOutFees(who, 'PROVEDOR'), others]).toEqual([toProvider, [toOthers, toOthers, toOthers]]);
  });

  it.each<[TypeUser, TypeCargo, object, reads: boolean, records: boolean]>([
    ['ADMIN', 'CEO', {}, true, true],
    ['ADMIN', 'FINANCEIRO', {}, true, false],
    ['ADMIN', 'FINANCEIRO', { gerar_boleto: true }, true, true],
    ['ADMIN', 'ANALISTA', {}, false, false],
    ['ADMIN', 'ANALISTA', { gerar_boleto: true }, true, true],
    ['ADMIN', 'JURIDICO', {}, false, false],
    ['ADMIN', 'TI', {}, false, false],
    ['USUARIO', 'CEO', { gerar_boleto: true }, true, false],
    ['USUARIO', 'GERENTE', { gerar_boleto: true }, false, false],
    ['USUARIO', 'PARCEIRO', {}, false, false],
    ['USUARIO', 'CONTABILIDADE', {}, false, false],
  ])(
    'let a %s %s with %j read returns of fees: %s, record them: %s',
    (typeUser, typeCargo, permissions, ...expected) => {
      const who = { typeUser, typeCargo, permissions };
      expect([canReadFeeReturns(who), canReturnFees(who)]).toEqual(expected);
    },
  );
});
