import { describe, expect, it } from 'vitest';
import { elsewhere, home, role, self } from '../../test-support/role.ts';
import type { Role } from '../users/actor.ts';
import {
  canReadSignature,
  canReviewSignature,
  canReviewSignatures,
  canSign,
  isUndecided,
  maySign,
  namesSelf,
} from './signatures.access.ts';

const rows: [who: string, role: Role, atHome: boolean, elsewhere: boolean][] = [
  ['ADMIN CEO', role('ADMIN CEO'), true, true],
  ['ADMIN JURIDICO', role('ADMIN JURIDICO'), true, true],
  ['ADMIN TI', role('ADMIN TI', 'permission_geral'), false, false],
  ['ADMIN ANALISTA', role('ADMIN ANALISTA', 'permission_product'), false, false],
  ['ADMIN FINANCEIRO', role('ADMIN FINANCEIRO'), false, false],
  ['USUARIO CEO', role('USUARIO CEO'), true, false],
  ['USUARIO JURIDICO, whose cargo is of the provider', role('USUARIO JURIDICO'), false, false],
  ['USUARIO GERENTE', role('USUARIO GERENTE'), false, false],
  ['USUARIO PARCEIRO', role('USUARIO PARCEIRO'), false, false],
  ['USUARIO CONTABILIDADE', role('USUARIO CONTABILIDADE'), false, false],
];

const of = (id_tenant: string, id_user: string | null = 'outra', cpf = '1') => ({ id_tenant, id_user, cpf });

describe('F-305 C-21 D-40 who reviews and who reads', () => {
  it.each(rows)('%s', (_, who, atHome, away) => {
    expect([canReviewSignatures(who, home), canReviewSignatures(who, elsewhere)]).toEqual([atHome, away]);
    for (const [signature, allowed] of [
      [of(home), atHome],
      [of(home, null), atHome],
      [of(elsewhere), away],
    ] as const) {
      expect([canReviewSignature(who, signature), canReadSignature(who, signature)]).toEqual([allowed, allowed]);
    }
  });

  it.each(rows)('%s reads the own record and does not review it, as user or as owner', (_, who, atHome) => {
    expect([canReadSignature(who, of(home, self)), canReviewSignature(who, of(home, self))]).toEqual([true, false]);
    const asOwner = of(home, null, '52998224725');
    expect(canReviewSignature({ ...who, cpf: '52998224725' }, asOwner)).toBe(false);
    expect(canReviewSignature({ ...who, cpf: '11144477735' }, asOwner)).toBe(atHome);
  });
});

describe('who signs', () => {
  it.each([
    ['without any record (G-14)', undefined, true],
    ['while it may be modified (F-263)', { isModifica: true }, true],
    ['once it is drawn', { isModifica: false }, false],
  ])('%s', (_, latest, may) => {
    expect(maySign(latest)).toBe(may);
  });

  it.each([
    ['staff', { who: 'staff' } as const, true],
    ['a client', { who: 'client', mustChangePassword: false } as const, true],
    ['a client with a provisional password (D-12)', { who: 'client', mustChangePassword: true } as const, false],
  ])('%s', (_, session, may) => {
    expect(canSign(session)).toBe(may);
  });

  it.each([
    ['the id', 'eu', true],
    ['the CPF', '52998224725', true],
    ['a company owned', '11222333000181', true],
    ['another company', '20000000000107', false],
    ['another person', 'outra', false],
    ['nobody', '', false],
  ])('%s names the own person: D-40', (_, named, is) => {
    expect(namesSelf({ id: 'eu', cpf: '52998224725', companies: ['11222333000181'] }, named)).toBe(is);
    expect(namesSelf({ id: 'eu', cpf: '52998224725' }, '11222333000181')).toBe(false);
  });
});

it.each([
  ['none', false, true],
  ['none', true, false],
  ['verified', false, false],
  ['denied', true, false],
])('C-20 F-318 a record %s with isModifica %s is for review: %s', (decision, isModifica, open) => {
  expect(isUndecided({ decision, isModifica })).toBe(open);
});
