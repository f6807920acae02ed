import { expect, it } from 'vitest';
import { findCnpjInText } from './cnpj-in-text.ts';

it.each([
  ['Somos a 11.222.333/0001-81, de Goiânia', '11222333000181'],
  ['cnpj 11222333000181.', '11222333000181'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['11.222.333/0001-82 não, 11.222.333/0001-81 sim', '11222333000181'],
  ['telefone 41999990000, pedido 11222333000182', undefined],
  ['911222333000181', undefined],
  ['', undefined],
])('finds the CNPJ in "%s"', { tags: ['D-10', 'D-23'] }, (text, cnpj) => {
  expect(findCnpjInText(text)).toBe(cnpj);
});
