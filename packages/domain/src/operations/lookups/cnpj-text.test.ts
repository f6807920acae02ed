import { expect, it } from 'vitest';
import { cnpjText } from './cnpj-text.ts';

it.each(['11222333000181', '11.222.333/0001-81', ' 11.222.333/0001-81 '])(
  'parses %j into 14 characters',
  { tags: ['C-31'] },
  (typed) => {
    expect(cnpjText.parse(typed)).toBe('11222333000181');
  },
);

it('converts letters to upper case', { tags: ['D-10'] }, () => {
  expect(cnpjText.parse('12.abc.345/01de-35')).toBe('12ABC34501DE35');
});

it.each([
  ['', 'CNPJ inválido. Digite 14 números.'],
  ['11.222.333/0001-8', 'CNPJ inválido. Digite 14 números.'],
  ['11.222.333/0001-811', 'CNPJ inválido. Digite 14 números.'],
  ['11.222.333/0001-80', 'CNPJ inválido. Verifique o número digitado.'],
  ['00.000.000/0000-00', 'CNPJ inválido. Verifique o número digitado.'],
])('rejects %j: %s', { tags: ['F-496', 'D-10'] }, (typed, message) => {
  expect(cnpjText.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
