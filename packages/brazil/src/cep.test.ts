import { describe, expect, it } from 'vitest';
import { formatCep, parseCep } from './cep.ts';

describe('CEP', { tags: ['F-494', 'F-498', 'I-300'] }, () => {
  it.each([
    ['01310-100', '01310100'],
    ['01310100', '01310100'],
    ['0131010', undefined],
    ['013101000', undefined],
    ['', undefined],
  ])('parses %j as %s', (typed, cep) => {
    expect(parseCep(typed)).toBe(cep);
  });

  it.each([
    ['01310', '01310'],
    ['013101', '01310-1'],
    ['01310100', '01310-100'],
    ['013101009', '01310-100'],
  ])('masks input while it is typed: %j → %j', (typed, masked) => {
    expect(formatCep(typed)).toBe(masked);
  });
});
