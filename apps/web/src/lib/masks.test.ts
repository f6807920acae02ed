import { describe, expect, it } from 'vitest';
import { type Mask, masks, maskTyped } from './masks.ts';

const cases: [string, Mask, string, number, string, number][] = [
  ['types at the end', 'cpf', '5299', 4, '529.9', 5],
  ['inserts in the middle', 'cpf', '5129.982', 2, '512.998.2', 2],
  ['deletes in the middle', 'cpf', '529.98.247', 6, '529.982.47', 6],
  ['removes the mark before the caret', 'cep', '0100000', 5, '01000-00', 5],
  ['raises the letters of a CNPJ', 'cnpj', '40blt', 5, '40.BLT', 6],
  ['takes a pasted CNPJ with its mask', 'cnpj', '11.222.333/0001-81', 18, '11.222.333/0001-81', 18],
  ['is a CPF while it may be one', 'cnpjcpf', '52998224725', 11, '529.982.247-25', 14],
  ['is a CNPJ past 11 characters', 'cnpjcpf', '112223330001', 12, '11.222.333/0001', 15],
  ['is a day as far as it is typed', 'day', '311', 3, '31/1', 4],
  ['keeps to 11 digits of a phone', 'phone', '119876543210', 12, '(11) 98765-4321', 15],
];

describe('masks while typing', () => {
  it.each(cases)('%s', (_what, mask, typed, caret, text, after) => {
    expect(maskTyped(mask, typed, caret)).toEqual({ text, caret: after });
  });
});

it.each([
  ['cpf', '52998224725', '529.982.247-25', 'F-491'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', 'F-493'],
  ['cep', '01310100', '01310-100', 'F-494'],
  ['phone', '11987654321', '(11) 98765-4321', 'F-495'],
  ['phone', '1134567890', '(11) 3456-7890', 'F-495'],
] as const)('limits a field of kind %s: %s becomes %s (%s)', (mask, typed, shown, _line) => {
  const { text } = maskTyped(mask, `${typed}99`, typed.length + 2);
  expect(text).toHaveLength(masks[mask].maxLength);
  expect(maskTyped(mask, typed, typed.length).text).toBe(shown);
});
