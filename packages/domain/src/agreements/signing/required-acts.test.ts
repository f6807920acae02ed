import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { acceptanceText } from './acceptance-text.ts';
import { type ActRole, actRole, actRoleLabel } from './act-role.ts';
import { isSigned, missingActs, requiredActs } from './required-acts.ts';

const act = (role: ActRole, isVerifed = true, id_version = 'v1') => ({ role, isVerifed, id_version });
const all = actRole.options.map((role) => act(role));
const without = (role: ActRole) => all.filter((each) => each.role !== role);

describe('acts that a version needs', { tags: ['D-40'] }, () => {
  it('are those of both parties and two witnesses', () => {
    expect(requiredActs).toEqual(['cliente', 'contratada', 'testemunha_1', 'testemunha_2']);
    expect(missingActs([])).toEqual(requiredActs);
    expect(missingActs(['testemunha_1', 'cliente'])).toEqual(['contratada', 'testemunha_2']);
    expect(missingActs(actRole.options)).toEqual([]);
  });

  it.each([
    ['no act', [], false],
    ['all four, verified', all, true],
    ['all but the client', without('cliente'), false],
    ['all but the consultancy', without('contratada'), false],
    ['all but one witness', without('testemunha_2'), false],
    ['an identity under review', [...without('cliente'), act('cliente', false)], false],
    ['an act on another version', [...without('contratada'), act('contratada', true, 'v0')], false],
    ['one role twice', [...without('testemunha_2'), act('testemunha_1')], false],
  ] as const)('are complete with %s: %s', (_, acts, is) => {
    expect(isSigned('v1', acts)).toBe(is);
  });

  it('label the party by the kind of agreement', () => {
    expect(actRoleLabel('cliente', { id_user: null })).toBe('Cliente');
    expect(actRoleLabel('cliente', { id_user: 'u' })).toBe('Parceiro');
    expect(actRoleLabel('testemunha_1', { id_user: 'u' })).toBe('Testemunha 1');
  });
});

describe('acceptance text', { tags: ['D-32'] }, () => {
  it('matches its hash', () => {
    const { text, sha256 } = acceptanceText;
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
  });

  it('names the kind of electronic signature', () => {
    expect(acceptanceText.text).toContain('assinatura eletrônica avançada');
    expect(acceptanceText.text).toContain('art. 10, § 2º');
    expect(acceptanceText.text).not.toMatch(/qualificada|assinatura digital/i);
  });
});
