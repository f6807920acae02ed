import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barcodeOf,
  boletoLineOf,
  boletoPartsOf,
  formatBoletoLine,
  modulo10,
  modulo11,
  parseBarcode,
  parseBoletoLine,
} from './boleto-number.ts';

const published: [from: string, barcode: string, line: string][] = [
  [
    'Banco do Brasil, Especificações técnicas para confecção de boleto',
    '00193373700000001000500940144816060680935031',
    '00190.50095 40144.816069 06809.350314 3 37370000000100',
  ],
  [
    'Inter, issued for 02/10/2024',
    '07794985700000009500001112095331990071264603',
    '07790.00116 12095.331992 00712.646033 4 98570000000950',
  ],
  [
    'Inter, issued for 11/09/2025, after the factor began anew',
    '07796120100000833330001112134234790398347529',
    '07790.00116 12134.234793 03983.475298 6 12010000083333',
  ],
];

const parts = fc.record({
  bank: fc.stringMatching(/^\d{3}$/),
  factor: fc.stringMatching(/^[1-9]\d{3}$/),
  cents: fc.integer({ min: 0, max: 9_999_999_999 }),
  freeField: fc.stringMatching(/^\d{25}$/),
});

describe('boleto numbers', { tags: ['D-21'] }, () => {
  it.each(published)('match the published example: %s', (_, barcode, line) => {
    expect(barcodeOf(boletoPartsOf(barcode))).toBe(barcode);
    expect(formatBoletoLine(boletoLineOf(barcode))).toBe(line);
    expect(parseBoletoLine(line)).toBe(barcode);
    expect(parseBarcode(barcode)).toBe(barcode);
  });

  it('convert from parts to the linha digitável and back', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const barcode = barcodeOf(given);
        const line = boletoLineOf(barcode);
        expect([barcode.length, line.length]).toEqual([44, 47]);
        expect(boletoPartsOf(parseBoletoLine(formatBoletoLine(line)) ?? '')).toEqual(given);
      }),
    );
  });

  it('are rejected when one digit of the line is mistyped', () => {
    const digit = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 31 }), digit, (given, place, more) => {
        const line = boletoLineOf(barcodeOf(given));
        const wrong = (Number(line[place]) + more) % 10;
        expect(parseBoletoLine(line.slice(0, place) + wrong + line.slice(place + 1))).toBeUndefined();
      }),
    );
  });

  it.each(['', '123', 'a'.repeat(47), '0'.repeat(48)])('reject %j', (text) => {
    expect([parseBoletoLine(text), parseBarcode(text)]).toEqual([undefined, undefined]);
  });

  it('reject parts of the wrong length', () => {
    const given = { bank: '077', factor: '1201', cents: 100, freeField: '0'.repeat(25) };
    for (const wrong of [{ bank: '77' }, { factor: '999' }, { cents: 10_000_000_000 }, { freeField: '1' }]) {
      expect(() => barcodeOf({ ...given, ...wrong })).toThrow(RangeError);
    }
  });
});

it('computes modulo 10 and modulo 11 as worked by hand', () => {
  // 1×2 2×1 9→(9×2=18→9) …: field 1 of the Banco do Brasil's example.
  expect(modulo10('001905009')).toBe(5);
  expect(modulo10('0000000000')).toBe(0);
  // A remainder of 0 or 1 gives 11 or 10, which become 1.
  expect(modulo11('0'.repeat(43))).toBe(1);
  expect(modulo11('6')).toBe(1);
  expect(modulo11('1')).toBe(9);
});
