import { addDays, toDay } from '@restitui/brazil/day.ts';
import { describe, expect, it } from 'vitest';
import { type ActRole, actRole } from './act-role.ts';
import { canRefuse, versionObstacleOf } from './signing.access.ts';
import { isExpiryNear, lastSigningDay } from './signing-deadline.ts';
import { orderVerdict } from './signing-order.ts';
import { type AgreementState, signingState, signingStateLabels, signingStateOf } from './signing-state.ts';

const today = toDay('2026-11-23');
const all = actRole.options;
const open: AgreementState = { isAssinado: false, acts: [], ending: null, expiresOn: null, missing: [] };

describe('the state of a version', { tags: ['D-47'] }, () => {
  it.each([
    ['open', {}, 'para_assinar'],
    ['open on its last day', { expiresOn: today }, 'para_assinar'],
    ['expired', { expiresOn: addDays(today, -1) }, 'expirado'],
    ['expired with some acts', { expiresOn: addDays(today, -1), acts: ['cliente'] }, 'expirado'],
    ['acted on by all before it expired', { expiresOn: addDays(today, -1), acts: all }, 'em_conferencia'],
    ['incomplete', { missing: ['x'] }, 'faltam_dados'],
    ['incomplete and expired', { missing: ['x'], expiresOn: addDays(today, -1) }, 'expirado'],
    ['signed by the party', { acts: ['cliente'] }, 'em_assinatura'],
    ['refused after an act', { ending: 'recusado', acts: ['contratada'] }, 'recusado'],
    ['cancelled with all acts', { ending: 'cancelado', acts: all }, 'cancelado'],
    ['signed', { isAssinado: true, acts: all, expiresOn: addDays(today, -1) }, 'assinado'],
  ] as const)('%s', (_, values, state) => {
    expect(signingStateOf({ ...open, ...values }, today)).toBe(state);
  });

  it('has a label each', () => {
    for (const state of signingState.options) expect(signingStateLabels[state]).not.toBe('');
  });
});

describe('an obstacle of a version', { tags: ['D-47'] }, () => {
  const signable = { ...open, acts: [], order: 'exige' as const };
  it.each([
    ['cliente', {}, null],
    ['contratada', {}, 'cliente_primeiro'],
    ['contratada', { order: 'avisa' }, null],
    ['contratada', { acts: [{ role: 'cliente' as const }] }, null],
    ['cliente', { missing: ['x'] }, 'faltam_dados'],
    ['cliente', { expiresOn: addDays(today, -1) }, 'expirado'],
    ['cliente', { ending: 'recusado' }, 'recusado'],
    ['testemunha_1', { ending: 'cancelado', missing: ['x'] }, 'cancelado'],
  ] as const)('for %s with %j is %s', (role, values, obstacle) => {
    expect(versionObstacleOf(role, { ...signable, ...values }, today)).toBe(obstacle);
  });
});

describe('the order of signing', { tags: ['D-47'] }, () => {
  it.each([
    ['livre', 'contratada', [], 'permite'],
    ['avisa', 'contratada', [], 'avisa'],
    ['exige', 'contratada', [], 'recusa'],
    ['exige', 'testemunha_2', ['contratada'], 'recusa'],
    ['exige', 'cliente', [], 'permite'],
    ['exige', 'contratada', ['cliente'], 'permite'],
    ['avisa', 'testemunha_1', ['cliente'], 'permite'],
  ] as const)('%s says to %s after %j: %s', (order, role, acts, verdict) => {
    expect(orderVerdict(order, role, acts)).toBe(verdict);
  });
});

describe('a refusal', { tags: ['D-47'] }, () => {
  const owner = { kind: 'owner' as const, id: 'dona', cpf: '1' };
  const agreement = { id_tenant: 't', id_user: null, id_owner: 'dona', isAssinado: false, acts: [], ending: null };
  const acted = (role: ActRole, id_owner: string) => ({ role, id_user: null, id_owner, cpf: '1' });
  it.each([
    ['the party', {}, true],
    ['a party that signed', { acts: [acted('cliente', 'dona')] }, false],
    ['the party of a signed contract', { isAssinado: true }, false],
    ['the party of an ended version', { ending: 'recusado' }, false],
    ['the owner of another client', { id_owner: 'outra' }, false],
  ] as const)('by %s: %j, %s', (_, values, may) => {
    expect(canRefuse(owner, { ...agreement, ...values })).toBe(may);
  });
});

describe('the last day for signing', { tags: ['D-47'] }, () => {
  it('counts the tenant’s days, or none', () => {
    expect(lastSigningDay(today, 30)).toBe('2026-12-23');
    expect(lastSigningDay(today, null)).toBeNull();
  });

  it.each([
    [-1, false],
    [0, true],
    [5, true],
    [6, false],
  ])('is near %d days before: %s', (days, near) => {
    expect(isExpiryNear(addDays(today, days), today)).toBe(near);
  });
});
