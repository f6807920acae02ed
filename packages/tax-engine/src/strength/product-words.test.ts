import { expect, it } from 'vitest';
import { nameConfirmsGroup } from './product-words.ts';

it.each([
  ['Shampoo Neutro 300ml', 'HIGIENE', true],
  ['CREME DENTAL 90G', 'HIGIENE', false],
  ['SHAMPOO COM FIO DENTAL', 'HIGIENE', false],
  ['KIT 12', 'HIGIENE', undefined],
  ['CHÁ MATE', 'BEBIDAS_FRIAS', true],
  ['NÉCTAR DE UVA', 'BEBIDAS_FRIAS', false],
  ['DIPIRONA 500MG', 'FARMA', true],
  ['WHEY PROTEIN 900G', 'FARMA', false],
  ['PNEU RECAPADO', 'PNEUS', false],
  ['PNEUMATICO 175/70', 'PNEUS', true],
  ['GASOLINA COMUM', 'COMBUSTIVEIS', true],
  ['OLEO LUBRIFICANTE', 'COMBUSTIVEIS', false],
  ['X', 'OUTRO', undefined],
])('reads %j in %s as %s', (name, group, named) => {
  expect(nameConfirmsGroup(name, group)).toBe(named);
});
