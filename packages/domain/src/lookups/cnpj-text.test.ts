import { expect, test } from 'vitest';
import { cnpjText } from './cnpj-text.ts';

test.each(['11222333000181', '11.222.333/0001-81', ' 11.222.333/0001-81 '])(
  'C-31 %j becomes 14 characters',
  (typed) => {
    expect(cnpjText.parse(typed)).toBe('11222333000181');
  },
);

test('D-10 letters count, and become upper case', () => {
  expect(cnpjText.parse('12.abc.345/01de-35')).toBe('12ABC34501DE35');
});

test.each([
  ['', 'CNPJ inválido. Digite 14 números.'],
  ['11.222.333/0001-8', 'CNPJ inválido. Digite 14 números.'],
  ['11.222.333/0001-811', 'CNPJ inválido. Digite 14 números.'],
  ['11.222.333/0001-80', 'CNPJ inválido. Verifique o número digitado.'],
  ['00.000.000/0000-00', 'CNPJ inválido. Verifique o número digitado.'],
])('F-496 D-10 %j is refused: %s', (typed, message) => {
  expect(cnpjText.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
