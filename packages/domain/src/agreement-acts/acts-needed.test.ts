import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { acceptanceText } from './acceptance-text.ts';
import { type ActRole, actRole, actRoleLabel } from './act-role.ts';
import { actsMissing, actsNeeded, isSigned } from './acts-needed.ts';

const act = (role: ActRole, isVerifed = true, id_version = 'v1') => ({ role, isVerifed, id_version });
const all = actRole.options.map((role) => act(role));
const without = (role: ActRole) => all.filter((each) => each.role !== role);

describe('D-40 what a version needs', () => {
  it('both parties and two witnesses', () => {
    expect(actsNeeded).toEqual(['cliente', 'contratada', 'testemunha_1', 'testemunha_2']);
    expect(actsMissing([])).toEqual(actsNeeded);
    expect(actsMissing(['testemunha_1', 'cliente'])).toEqual(['contratada', 'testemunha_2']);
    expect(actsMissing(actRole.options)).toEqual([]);
  });

  it.each([
    ['no act', [], false],
    ['all four, verified', all, true],
    ['all but the client', without('cliente'), false],
    ['all but the consultancy', without('contratada'), false],
    ['all but one witness', without('testemunha_2'), false],
    ['an identity that waits', [...without('cliente'), act('cliente', false)], false],
    ['an act on another version', [...without('contratada'), act('contratada', true, 'v0')], false],
    ['one role twice', [...without('testemunha_2'), act('testemunha_1')], false],
  ] as const)('%s: signed %s', (_, acts, is) => {
    expect(isSigned('v1', acts)).toBe(is);
  });

  it('names the party by the kind of contract', () => {
    expect(actRoleLabel('cliente', { id_user: null })).toBe('Cliente');
    expect(actRoleLabel('cliente', { id_user: 'u' })).toBe('Parceiro');
    expect(actRoleLabel('testemunha_1', { id_user: 'u' })).toBe('Testemunha 1');
  });
});

describe('D-32 the accepted text', () => {
  test('is known by its hash', () => {
    const { text, sha256 } = acceptanceText;
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
  });

  test('names the kind of signature for what it is', () => {
    expect(acceptanceText.text).toContain('assinatura eletrônica avançada');
    expect(acceptanceText.text).toContain('art. 10, § 2º');
    expect(acceptanceText.text).not.toMatch(/qualificada|assinatura digital/i);
  });
});
