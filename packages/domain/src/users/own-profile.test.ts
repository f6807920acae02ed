import { describe, expect, test } from 'vitest';
import { mayChangeOwnCpf, needsPassword, ownProfile } from './own-profile.ts';

const known = { cpf: '52998224725', email: 'ana@meridiano.test' };
const typed = { name: ' Ana Souza ', email: 'ana@meridiano.test', whatsApp: '(62) 99999-0000' };

describe('D-25 what people say about themselves', () => {
  test('comes out trimmed, with digits where digits are meant', () => {
    expect(ownProfile.parse(typed)).toEqual({ ...typed, name: 'Ana Souza', whatsApp: '62999990000' });
  });

  test.each([
    [{ name: ' ' }, 'name', 'Nome é obrigatório'],
    [{ email: 'ana' }, 'email', 'Email inválido'],
    [{ email: `${'a'.repeat(200)}@meridiano.test` }, 'email', 'Email muito longo'],
    [{ whatsApp: '123' }, 'whatsApp', 'WhatsApp deve ter ao menos 10 dígitos'],
    [{ cpf: '11111111111' }, 'cpf', 'CPF inválido. Verifique o número digitado.'],
  ])('%j is refused', (wrong, path, message) => {
    const { issues = [] } = ownProfile.safeParse({ ...typed, ...wrong }).error ?? {};
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, message]);
  });

  test('the CPF stands once it is known', () => {
    expect([mayChangeOwnCpf(known), mayChangeOwnCpf({ cpf: '' })]).toEqual([false, true]);
  });

  test.each([
    ['ana@meridiano.test', false],
    [' Ana@Meridiano.test ', false],
    ['ana.souza@meridiano.test', true],
  ])('%s needs the password: %s', (email, needs) => {
    expect(needsPassword(known, { email })).toBe(needs);
  });
});
