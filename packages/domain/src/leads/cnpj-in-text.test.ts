import { expect, it } from 'vitest';
import { cnpjIn } from './cnpj-in-text.ts';

it.each([
  ['Somos a 11.222.333/0001-81, de Goiânia', '11222333000181'],
  ['cnpj 11222333000181.', '11222333000181'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['11.222.333/0001-82 não, 11.222.333/0001-81 sim', '11222333000181'],
  ['telefone 41999990000, pedido 11222333000182', undefined],
  ['911222333000181', undefined],
  ['', undefined],
])('D-10 D-23 the CNPJ in "%s"', (text, cnpj) => {
  expect(cnpjIn(text)).toBe(cnpj);
});
