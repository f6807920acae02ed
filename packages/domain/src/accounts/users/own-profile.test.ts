import { describe, expect, it } from 'vitest';
import { canChangeOwnCpf, needsPassword, ownProfile } from './own-profile.ts';

const known = { cpf: '52998224725', email: 'ana@meridiano.test' };
const typed = { name: ' Ana Souza ', email: 'ana@meridiano.test', whatsApp: '(62) 99999-0000' };

describe('own profile', { tags: ['D-25'] }, () => {
  it('is trimmed, with digits where digits are required', () => {
    expect(ownProfile.parse(typed)).toEqual({ ...typed, name: 'Ana Souza', whatsApp: '62999990000' });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Nome é obrigatório'],
    [{ email: 'ana' }, 'email', 'Email inválido'],
    [{ email: `${'a'.repeat(200)}@meridiano.test` }, 'email', 'Email muito longo'],
    [{ whatsApp: '123' }, 'whatsApp', 'WhatsApp deve ter ao menos 10 dígitos'],
    [{ cpf: '11111111111' }, 'cpf', 'CPF inválido. Verifique o número digitado.'],
  ])('rejects %j', (wrong, path, message) => {
    const { issues = [] } = ownProfile.safeParse({ ...typed, ...wrong }).error ?? {};
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, message]);
  });

  it('does not change a CPF that is already known', () => {
    expect([canChangeOwnCpf(known), canChangeOwnCpf({ cpf: '' })]).toEqual([false, true]);
  });

  it.each([
    ['ana@meridiano.test', false],
    [' Ana@Meridiano.test ', false],
    ['ana.souza@meridiano.test', true],
  ])('requires the password for a change to %s: %s', (email, needs) => {
    expect(needsPassword(known, { email })).toBe(needs);
  });
});
