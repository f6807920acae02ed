import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc16, isPixCode, pixCodeOf } from './pix-code.ts';

const key = '123e4567-e12b-12d1-a456-426655440000';

it('builds the code of the Manual de Padrões para Iniciação do Pix', { tags: ['D-21'] }, () => {
  const published =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000' +
    '5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
  expect(pixCodeOf({ key, name: 'Fulano de Tal', city: 'BRASILIA' })).toBe(published);
  expect(isPixCode(published)).toBe(true);
});

it('computes CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1');
});

it('contains value and number without accents and detects a changed digit', () => {
  const code = pixCodeOf({ key, name: 'Padaria São João', city: 'São Paulo', cents: 2750, txid: 'VENDA42' });
  expect(code).toContain('540527.50');
  expect(code).toContain('5916Padaria Sao Joao6009Sao Paulo62110507VENDA42');
  expect(isPixCode(code)).toBe(true);
  expect(isPixCode(code.replace('27.50', '27.51'))).toBe(false);
});

it('is valid for every value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.string(), (cents, name) => {
      expect(isPixCode(pixCodeOf({ key, name, city: 'GOIANIA', cents }))).toBe(true);
    }),
  );
});
