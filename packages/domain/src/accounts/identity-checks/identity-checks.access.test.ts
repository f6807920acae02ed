import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home, self } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../users/actor.ts';
import {
  canReadIdentityCheck,
  canReviewIdentityCheck,
  canReviewIdentityChecks,
  canSign,
  identifiesPerson,
  isCaptureOpen,
  isUndecided,
} from './identity-checks.access.ts';

const rows: [who: string, role: ActorScope, atHome: boolean, elsewhere: boolean][] = [
  ['ADMIN CEO', actorWith('ADMIN CEO'), true, true],
  ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), true, true],
  ['ADMIN TI', actorWith('ADMIN TI', 'permission_geral'), false, false],
  ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA', 'permission_product'), false, false],
  ['ADMIN FINANCEIRO', actorWith('ADMIN FINANCEIRO'), false, false],
  ['USUARIO CEO', actorWith('USUARIO CEO'), true, false],
  ['USUARIO JURIDICO, a cargo of the provider', actorWith('USUARIO JURIDICO'), false, false],
  ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), false, false],
  ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO'), false, false],
  ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE'), false, false],
];

const of = (id_tenant: string, id_user: string | null = 'outra', cpf = '1') => ({ id_tenant, id_user, cpf });

describe('review and read access', { tags: ['F-305', 'C-21', 'D-40'] }, () => {
  it.each(rows)('is decided for %s', (_, who, atHome, away) => {
    expect([canReviewIdentityChecks(who, home), canReviewIdentityChecks(who, elsewhere)]).toEqual([atHome, away]);
    for (const [signature, allowed] of [
      [of(home), atHome],
      [of(home, null), atHome],
      [of(elsewhere), away],
    ] as const) {
      expect([canReviewIdentityCheck(who, signature), canReadIdentityCheck(who, signature)]).toEqual([
        allowed,
        allowed,
      ]);
    }
  });

  it.each(rows)('%s reads their own record but does not review it, as user or as owner', (_, who, atHome) => {
    expect([canReadIdentityCheck(who, of(home, self)), canReviewIdentityCheck(who, of(home, self))]).toEqual([
      true,
      false,
    ]);
    const asOwner = of(home, null, '52998224725');
    expect(canReviewIdentityCheck({ ...who, cpf: '52998224725' }, asOwner)).toBe(false);
    expect(canReviewIdentityCheck({ ...who, cpf: '11144477735' }, asOwner)).toBe(atHome);
  });
});

describe('signing access', { tags: ['G-14', 'F-263', 'D-12'] }, () => {
  it.each([
    ['without a record', undefined, true],
    ['while the record may be modified', { isModifica: true }, true],
    ['once the record is drawn', { isModifica: false }, false],
  ])('is decided %s', (_, latest, may) => {
    expect(isCaptureOpen(latest)).toBe(may);
  });

  it.each([
    ['staff', { who: 'staff' } as const, true],
    ['a client', { who: 'client', mustChangePassword: false } as const, true],
    ['a client with a provisional password', { who: 'client', mustChangePassword: true } as const, false],
  ])('is decided for %s', (_, session, may) => {
    expect(canSign(session)).toBe(may);
  });

  it.each([
    ['the id', 'eu', true],
    ['the CPF', '52998224725', true],
    ['a company owned', '11222333000181', true],
    ['another company', '20000000000107', false],
    ['another person', 'outra', false],
    ['an empty text', '', false],
  ])('checks whether %s identifies the signed-in person', { tags: ['D-40'] }, (_, named, is) => {
    expect(identifiesPerson({ id: 'eu', cpf: '52998224725', companies: ['11222333000181'] }, named)).toBe(is);
    expect(identifiesPerson({ id: 'eu', cpf: '52998224725' }, '11222333000181')).toBe(false);
  });
});

it.each([
  ['none', false, true],
  ['none', true, false],
  ['verified', false, false],
  ['denied', true, false],
])(
  'treats a record %s with isModifica %s as open for review: %s',
  { tags: ['C-20', 'F-318'] },
  (decision, isModifica, open) => {
    expect(isUndecided({ decision, isModifica })).toBe(open);
  },
);
