import { expect, it } from 'vitest';
import { newUser } from '../users/new-user.ts';
import { strongPassword } from '../users/person-fields.ts';
import { newPassword } from './new-password.ts';

const tooShort = 'A senha deve ter ao menos 8 caracteres';
const dialog = newUser.shape.password;
const listedDialog = 'Senha deve ter ao menos 6 caracteres';
const listedStrong = 'A senha deve ter ao menos 6 caracteres, com letra maiúscula, caractere especial e número.';

it.each([
  [newPassword, 'Nova@2026', undefined],
  [newPassword, 'uma frase inteira', undefined],
  [newPassword, '13572468', undefined],
  [newPassword, 'ávida🙂12', undefined],
  [newPassword, 'abc1234', tooShort],
  [newPassword, 'abc12', tooShort],
  [newPassword, '', tooShort],
  [newPassword, 'x'.repeat(200), undefined],
  [newPassword, 'x'.repeat(201), 'Senha muito longa'],
  [newPassword, undefined, 'Senha é obrigatória'],
  [dialog, '12345', listedDialog],
  [dialog, 'abc1234', tooShort],
  [dialog, 'Demo@2026!', undefined],
  [strongPassword, 'Aa@12', listedStrong],
  [strongPassword, 'semnumero@A', listedStrong],
  [strongPassword, 'segura@1', listedStrong],
  [strongPassword, 'Segura12', listedStrong],
  [strongPassword, 'Aa@1234', tooShort],
  [strongPassword, 'Segura@1', undefined],
])('validates a new password (%#): %s', { tags: ['D-24', 'F-518', 'F-209', 'F-233'] }, (shape, text, message) => {
  expect(shape.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual(message && [message]);
});
