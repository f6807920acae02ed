import { expect, it } from 'vitest';
import { newPassword } from './new-password.ts';

it.each([
  ['Nova@2026', undefined],
  ['ávida1', undefined],
  ['abc12', 'A senha deve ter ao menos 6 caracteres'],
  ['semnumero', 'A senha deve ter letras e números'],
  ['12345678', 'A senha deve ter letras e números'],
  [`a1${'x'.repeat(200)}`, 'Senha muito longa'],
  [undefined, 'Senha é obrigatória'],
])('validates %s as a new password: %s', { tags: ['D-24', 'F-518'] }, (text, message) => {
  expect(newPassword.safeParse(text).error?.issues[0]?.message).toBe(message);
});
